def find_right_interval(intervals):
    right = []
    for _, end in intervals:
        later = [(start, i) for i, (start, _) in enumerate(intervals) if start >= end]
        right.append(min(later)[1] if later else -1)
    return right
