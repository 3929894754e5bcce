def min_interval(intervals, queries):
    answers = []
    for query in queries:
        sizes = [right - left + 1 for left, right in intervals if left <= query <= right]
        answers.append(min(sizes) if sizes else -1)
    return answers
