def sum_subarray_mins(arr: list[int]) -> int:
    total = 0
    # Places of rising elements, each with the sum of the minimums of all subarrays that end there.
    rising = [(-1, 0)]
    for i, number in enumerate(arr):
        while len(rising) > 1 and arr[rising[-1][0]] >= number:
            rising.pop()
        place, before = rising[-1]
        ending_here = before + number * (i - place)
        rising.append((i, ending_here))
        total += ending_here
    return total % (10**9 + 7)
