def h_index(citations):
    return max(h for h in range(len(citations) + 1) if sum(cited >= h for cited in citations) >= h)
