"""What a server tells everybody about Dark, Darker, Darkest."""

from dreadhall.darkest.presentation import houses, numbers
from dreadhall.registration import Page

PAGES = (
    Page(path="houses", reply=houses.presets, summary="The ready-made houses", tag="houses"),
    Page(path="houses/random", reply=houses.at_random, summary="A random house", tag="houses", work=5),
    Page(path="houses/check", reply=houses.check, summary="Look at a layout", tag="houses", work=2),
    Page(path="catalogue", reply=numbers.catalogue, summary="The components of darkest", seconds=3600),
)
