def remove_duplicates(nums):
    return len(set(nums))
