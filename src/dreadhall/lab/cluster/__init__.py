"""Studies on Ray, on many machines or on one."""
