def sort_colors(nums):
    nums.sort()
