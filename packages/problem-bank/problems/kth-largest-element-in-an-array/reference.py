def find_kth_largest(nums, k):
    left = list(nums)
    for _ in range(k - 1):
        left.remove(max(left))
    return max(left)
