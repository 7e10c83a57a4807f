"""What each request at a table needs besides the key, by the name of its handler."""

from typing import Any

BODIES: dict[str, Any] = {
    "change": {"title": "Mine"},
    "rename": {"name": "Eve"},
    "put_bot": {"bot": "random"},
    "answer": {"asked": 0, "answer": "trap:cellar"},
    "undo": {"number": 0},
    "agree": {"number": 0, "agree": True},
    "agree_to_give_up": {"number": 0, "agree": True},
    "advice": {"asked": 0},
    "play_again": {},
    "say": {"text": "Boo"},
    "mute": {"muted": True},
    "offer": {"language": "en"},
    "want_push": {"endpoint": "https://push.example/x"},
    "report": {"reason": "He is nasty"},
    "answer_claim": {"name": "Eve", "agree": True},
    "release": {"original": "dhs_" + "x" * 32},
}
QUERIES: dict[str, dict[str, Any]] = {"replay": {"number": 0}, "read": {"language": "en"}}
