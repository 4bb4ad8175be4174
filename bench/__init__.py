"""What `make bench` measures. Figures are medians and ratios within one run: machines differ."""
