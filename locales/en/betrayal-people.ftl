### Who the people of Betrayal at House on the Hill are.

betrayal-cast-back = On the back of { $explorer-of } card: only one of the two takes part
betrayal-cast-figure = { $explorer-nom } has the figure of this colour
betrayal-plan-near = Near them: { $names }
