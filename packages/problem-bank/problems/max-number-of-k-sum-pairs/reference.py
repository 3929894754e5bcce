def max_operations(nums, k):
    left = list(nums)
    operations = 0
    while True:
        pair = next(((a, b) for b in range(len(left)) for a in range(b) if left[a] + left[b] == k), None)
        if pair is None:
            return operations
        left = [number for at, number in enumerate(left) if at not in pair]
        operations += 1
