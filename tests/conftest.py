"""For all tests of a process."""

from dreadhall.processes.garbage import calm_collector

# A seventh of the time of whole games would go into looking for garbage among what tests and rules are made of.
calm_collector()
