def check_subarray_sum(nums: list[int], k: int) -> bool:
    first_length = {0: 0}
    remainder = 0
    for length, number in enumerate(nums, start=1):
        remainder = (remainder + number) % k
        if length - first_length.setdefault(remainder, length) >= 2:
            return True
    return False
