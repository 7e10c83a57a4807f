### What the survivors of Dark, Darker, Darkest say: of each moment there are two lines, and the number of the event says which.

## When they come into the house

darkest-voice-leo-start-1 = I smell smoke. There will be fire.
darkest-voice-leo-start-2 = Twenty years, and never a house like this.
darkest-voice-jack-start-1 = I am only here for my money.
darkest-voice-jack-start-2 = Whose idea was the front door?
darkest-voice-nina-start-1 = Show me your hands. All of you.
darkest-voice-nina-start-2 = Whoever is bitten tells me at once.
darkest-voice-bruce-start-1 = Stay close. I count heads.
darkest-voice-bruce-start-2 = In together, out together.
darkest-voice-lucy-start-1 = Cameras everywhere. Smile.
darkest-voice-lucy-start-2 = Give me ten minutes and a socket.

## At their first wound

darkest-voice-leo-blood-1 = I have had worse from a kettle.
darkest-voice-leo-blood-2 = Just a scratch. Keep moving.
darkest-voice-jack-blood-1 = That was my good shirt.
darkest-voice-jack-blood-2 = All right. Now it is personal.
darkest-voice-nina-blood-1 = Press here. Harder. I know.
darkest-voice-nina-blood-2 = I can stitch that with one hand.
darkest-voice-bruce-blood-1 = I am hit. Carry on.
darkest-voice-bruce-blood-2 = Close up. Do not stop.
darkest-voice-lucy-blood-1 = Rude. Very rude.
darkest-voice-lucy-blood-2 = Ow. That was not in the manual.

## When the laboratory opens

darkest-voice-leo-door-1 = A door like that keeps something in.
darkest-voice-leo-door-2 = Touch it before you open it.
darkest-voice-jack-door-1 = What is locked like that is worth money.
darkest-voice-jack-door-2 = After you. I insist.
darkest-voice-nina-door-1 = Whatever is in there was a patient.
darkest-voice-nina-door-2 = Formalin. A great deal of it.
darkest-voice-bruce-door-1 = On my count. Not before.
darkest-voice-bruce-door-2 = Nobody is brave in there alone.
darkest-voice-lucy-door-1 = And that was the hard lock?
darkest-voice-lucy-door-2 = The code says hello. Come in.

## When the cure is out of the house

darkest-voice-leo-won-1 = Everybody out. Now count again.
darkest-voice-leo-won-2 = I could sleep for a week.
darkest-voice-jack-won-1 = Not a word to my creditors.
darkest-voice-jack-won-2 = Whoever is alive buys a round.
darkest-voice-nina-won-1 = My shift is over.
darkest-voice-nina-won-2 = Open wide. Good. Home.
darkest-voice-bruce-won-1 = We are out. Roll call.
darkest-voice-bruce-won-2 = Nobody at the club will believe me.
darkest-voice-lucy-won-1 = I kept a copy of everything.
darkest-voice-lucy-won-2 = Next time we order pizza.

## When all is lost

darkest-voice-leo-lost-1 = I should have carried them out.
darkest-voice-leo-lost-2 = This time I came too late.
darkest-voice-jack-lost-1 = I should have run sooner.
darkest-voice-jack-lost-2 = Say that I ran. They will believe it.
darkest-voice-nina-lost-1 = The bandages ran out first.
darkest-voice-nina-lost-2 = Time of death: now.
darkest-voice-bruce-lost-1 = My orders. My fault.
darkest-voice-bruce-lost-2 = I lost count.
darkest-voice-lucy-lost-1 = Did anybody save?
darkest-voice-lucy-lost-2 = One password too many.
