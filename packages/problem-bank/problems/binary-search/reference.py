def search(nums, target):
    for index, number in enumerate(nums):
        if number == target:
            return index
    return -1
