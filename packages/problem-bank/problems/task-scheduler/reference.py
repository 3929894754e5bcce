from collections import Counter


def least_interval(tasks, n):
    # Interval by interval, do the task with the most left among those that may be done again.
    left, last = Counter(tasks), {}
    interval = 0
    while any(left.values()):
        ready = [label for label in left if left[label] and interval - last.get(label, -n - 1) > n]
        if ready:
            label = max(ready, key=lambda each: left[each])
            left[label] -= 1
            last[label] = interval
        interval += 1
    return interval
