def find_max_consecutive_ones(nums):
    return max(len(run) for run in "".join(map(str, nums)).split("0"))
