def frequency_sort(s):
    return "".join(sorted(sorted(s), key=s.count, reverse=True))
