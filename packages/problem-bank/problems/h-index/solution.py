def h_index(citations: list[int]) -> int:
    n = len(citations)
    papers = [0] * (n + 1)
    for cited in citations:
        papers[min(cited, n)] += 1
    at_least = 0
    for h in range(n, 0, -1):
        at_least += papers[h]
        if at_least >= h:
            return h
    return 0
