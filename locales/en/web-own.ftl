### A name that is mine without an account.

web-own-title = On all my devices
web-own-lead = Your tables, your shelf and your name go with you: no account, no password, only a key.
web-own-unsafe = This needs a safe connection (https): without one the browser seals nothing.
web-own-key = Your key
web-own-key-help = Scan the code with your other device, or type these words there. Whoever has them has your seats: show them to nobody.
web-own-qr = QR code of your key
web-own-make = Make a key
web-own-make-help = It is made here and stays in your browsers. What goes to the server is sealed with it, and nobody reads it there.
web-own-made = Here is your key. Write the words down if this is your only device.
web-own-other = The key of another device
web-own-other-help = Eight words; capitals and spaces make no difference. What this browser has already comes along.
web-own-take = Bring my things here
web-own-no-key = These are not eight words of a key.
web-own-taken = Everything is here.
web-own-carry = Carry everything now
web-own-carried = All your devices can have everything from here.
web-own-forget = Forget this key
web-own-forget-sure = What is kept under it goes from the server, too. This browser keeps its own tables.
web-own-forgotten = Forgotten.
