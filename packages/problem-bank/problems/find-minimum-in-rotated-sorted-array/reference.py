def find_min(nums):
    return sorted(nums)[0]
