def combine(n, k):
    subsets = ([number for number in range(1, n + 1) if mask >> number & 1] for mask in range(0, 2 ** (n + 1), 2))
    return [subset for subset in subsets if len(subset) == k]
