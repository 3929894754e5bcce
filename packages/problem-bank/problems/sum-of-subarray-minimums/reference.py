def sum_subarray_mins(arr):
    ends = range(1, len(arr) + 1)
    return sum(min(arr[start:end]) for end in ends for start in range(end)) % (10**9 + 7)
