def partition_labels(s):
    cuts = [cut for cut in range(1, len(s)) if not set(s[:cut]) & set(s[cut:])]
    edges = [0, *cuts, len(s)]
    return [end - start for start, end in zip(edges, edges[1:])]
