def summary_ranges(nums):
    present = set(nums)
    starts = sorted(number for number in present if number - 1 not in present)
    ends = sorted(number for number in present if number + 1 not in present)
    return [str(start) if start == end else f"{start}->{end}" for start, end in zip(starts, ends)]
