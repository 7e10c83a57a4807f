"""Who gets what: wounds, cards, chips; and which chip goes into the code."""

from collections import Counter

from dreadhall.bots.darkest.answering.arming import handover
from dreadhall.bots.darkest.answering.codebreaking import best_chips, fits, matches, time_to_enter, uncovered
from dreadhall.bots.darkest.answering.errands import loan
from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.answering.sprint import helped_runner
from dreadhall.bots.darkest.judging.position import SeenTable, cards_of
from dreadhall.bots.darkest.judging.worth import FAVOURITES, best_taker, harm, item_of, least_useful, worth
from dreadhall.bots.darkest.showdown.lending import helped_striker
from dreadhall.darkest.components.catalogue import CHIPS
from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.presentation.view import SurvivorView

WOUNDS = {"damage": 1, "heavy-damage": 2}
SPARED = 200.0
"""What the others take upon them for the one with the cure, without whom all is lost."""


WORTH_COMING = 3
"""With so many rounds left it is worth coming back."""


# People


def favourite(question: Question) -> str:
    """The survivor one plays best with."""
    return question.best("survivor", lambda name: -FAVOURITES.index(name))


def come_back(question: Question) -> str:
    """While there is time to be of use; later the nemesis would only be the stronger for one more who is far away."""
    pos = question.pos
    needed = not pos.view.survivors or not question.has("stay-out") or pos.rounds_left >= WORTH_COMING
    return favourite(question) if needed else "stay-out"


def strongest(question: Question) -> str:
    """Whoever can take it."""
    pos = question.pos
    return question.best("survivor", lambda name: (pos.survivors[name].health, -means(pos, name)))


def means(pos: SeenTable, name: SurvivorId) -> int:
    """What a survivor has got together, which would be lost: of two who can bear as much the poorer does."""
    who = pos.survivors[name]
    return who.xp + len(who.hands) + len(who.pack) + len(who.skills) + len(who.chips)


def weakest(question: Question) -> str:
    """Whoever needs it."""
    pos = question.pos
    return question.best("survivor", lambda name: (-pos.survivors[name].health, means(pos, name)))


def most_wounded(question: Question) -> str:
    """Whoever has lost most."""
    pos = question.pos

    def wounds(name: SurvivorId) -> tuple[int, int, int]:
        who = pos.survivors[name]
        return len(who.track) - who.health, -who.health, means(pos, name)

    return question.best("survivor", wounds)


def allocate(question: Question) -> str:
    """Wounds to whoever can bear them, bites to the clean, fear and grips to the strong."""
    pos, icon, pending = question.pos, question.data["icon"], question.pending
    if question.has("evenly") and not pos.view.cure and WOUNDS.keys() >= set(question.data["icons"]):
        return "evenly"

    def bears(name: SurvivorId) -> float:
        who = pos.survivors[name]
        health = who.health - pending[name]
        spared = SPARED if name == pos.view.cure else 0.0
        if icon in WOUNDS:
            return health - (100 if health <= WOUNDS[icon] else 0) - spared
        if icon == "bite":
            return -10.0 * (len(who.virus) + pending[f"bite {name}"]) + who.limit - len(cards_of(who))
        if icon == "entrap":
            return 5.0 * who.entrap_rate + health - spared
        return health + len(pos.people_in(who.room)) + spared

    chosen = question.best("survivor", lambda name: (bears(name), -means(pos, name)))
    name = question.choices[chosen]["survivor"]
    pending[name] += WOUNDS.get(icon, 0)
    pending[f"bite {name}"] += icon == "bite"
    return chosen


def cancel_icon(question: Question) -> str:
    """The worst icon."""
    room = question.data.get("room")
    pos = question.pos
    people = pos.people_in(room) if room else pos.mine
    return question.best("icon", lambda icon: harm(icon, people))


# Cards


def keep_best(question: Question) -> str:
    """The card worth most."""
    who, pos = question.who, question.pos
    return question.best("card", lambda card: worth(card, who, pos))


def give_up(question: Question) -> str:
    """The card worth least; what can be used up at once is used."""
    who, pos = question.who, question.pos
    useful = [key for key in question.verb("use") if item_of(question.choices[key]["card"]) != "energy-drink"]
    if useful:
        return useful[0]
    order = {held.card: number for number, held in enumerate(least_useful(cards_of(who), who, pos))}
    cards = [key for key, data in question.choices.items() if "card" in data and key.partition(":")[0] != "use"]
    return min(cards, key=lambda key: order.get(question.choices[key]["card"], -1), default=question.first)


def search_drop(question: Question) -> str:
    """What nobody wants."""
    who, pos = question.who, question.pos
    return question.best("card", lambda card: -worth(card, who, pos))


def search_keep(question: Question) -> str:
    """Each card to whoever makes most of it."""
    pos = question.pos
    people = [pos.survivors[data["survivor"]] for data in question.choices.values()]
    return f"survivor:{best_taker(question.data['card'], people, pos).id}"


def stow(question: Question) -> str:
    """What is of least use in the hand."""
    who, pos = question.who, question.pos
    ammo = {held.card: held.ammo for held in who.hands}
    return question.best("card", lambda card: -worth(card, who, pos, ammo=ammo.get(card)))


def give_what(question: Question) -> str:
    """What somebody else makes more of; else a chip, to whoever collects them."""
    found = handover(question.pos, [question.who])
    if found is not None and question.has(f"card:{found.card}"):
        return f"card:{found.card}"
    chips = question.verb("chip")
    return chips[0] if chips else give_up(question)


def give_to(question: Question) -> str:
    """To the one who enters several chips at a time, or who makes most of a card."""
    pos, thing = question.pos, question.data["thing"]
    people = [pos.survivors[data["survivor"]] for data in question.choices.values()]
    if thing in CHIPS:
        return f"survivor:{max(people, key=wants_chips).id}"
    found = handover(pos, [question.who])
    if found is not None and found.card == thing:
        return f"survivor:{found.taker.id}"
    return f"survivor:{best_taker(thing, people, pos).id}"


def wants_chips(who: SurvivorView) -> int:
    """How much of a use somebody has for chips."""
    return sum(skill.skill == "tech-wizard" and not skill.lost for skill in who.skills) + len(who.chips)


def lend(question: Question) -> str:
    """Chips and spare cards are for everybody, but not the last weapon."""
    thing = question.data.get("thing", "")
    if thing in CHIPS:
        return "yes"
    who = question.who
    weapons = [held.card for held in cards_of(who) if held.kind == "weapon"]
    return "no" if weapons == [thing] else "yes"


# AP


def share_with(question: Question) -> str:
    """Give to who has least, or take from who has most; who can reach the laboratory or strikes hardest comes first."""
    pos, who = question.pos, question.who
    if (helped := helped_runner(pos) or helped_striker(pos) or loan(pos)) is not None:
        key = f"{'give' if helped[2] > 0 else 'take'}-ap:{helped[1].id}"
        if question.has(key):
            return key
    verb = "give-ap" if who.ap else "take-ap"
    others = [key for key in question.verb(verb) if pos.survivors[question.choices[key]["other"]].room == who.room]
    sign = -1 if who.ap else 1
    return max(others, key=lambda key: sign * pos.survivors[question.choices[key]["other"]].ap, default=question.first)


def share_how_much(question: Question) -> str:
    """Half of the difference, or what a runner lacks or a fighter can use."""
    pos = question.pos
    if (helped := helped_runner(pos) or helped_striker(pos) or loan(pos)) is not None:
        return question.best("number", lambda number: -abs(number - abs(helped[2])))
    other = pos.survivors[question.data["other"]]
    half = max(1, abs(question.who.ap - other.ap) // 2)
    return question.best("number", lambda number: -abs(number - half))


# The code


def enter_chip(question: Question) -> str:
    """A chip of the set that takes off most, the one that fits best first."""
    pos = question.pos
    code = pos.view.security.code
    chosen = [tuple(chip) for chip in best_chips(code, pos.chips.values(), pos.slots_left)[1]]
    return question.best(
        "chip", lambda chip: (CHIPS[chip].icons in chosen, matches(Counter(code), CHIPS[chip].icons).total())
    )


def another_chip(question: Question) -> str:
    """Go on while it helps."""
    fitting = any(fits(question.pos, colours) for colours in question.who.chips.values())
    return "yes" if fitting or time_to_enter(question.pos) else "no"


def code_tokens(question: Question) -> str:
    """All that match, unless one would be better."""
    pos = question.pos
    if question.has("match") and matched(question) > 1:
        return "match"
    key = f"colour:{uncovered(pos)}"
    return key if question.has(key) else question.first


def matched(question: Question) -> int:
    """How many tokens the chip takes off."""
    return matches(Counter(question.pos.view.security.code), CHIPS[question.data["chip"]].icons).total()


def bypass_which(question: Question) -> str:
    """The colour no chip covers."""
    key = f"colour:{uncovered(question.pos)}"
    return key if question.has(key) else question.first
