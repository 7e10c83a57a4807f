### Explorers who are led by somebody else.

betrayal-ask-lead-explorer = { $explorer } obeys you. Which way?
