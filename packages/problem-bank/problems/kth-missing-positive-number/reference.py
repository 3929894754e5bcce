from itertools import count, islice


def find_kth_positive(arr, k):
    missing = (number for number in count(1) if number not in arr)
    return next(islice(missing, k - 1, None))
