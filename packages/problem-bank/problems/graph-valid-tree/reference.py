def valid_tree(n, edges):
    def connects_all(kept):
        reached = {0}
        for _ in range(n):
            for a, b in kept:
                if a in reached or b in reached:
                    reached |= {a, b}
        return len(reached) == n

    return connects_all(edges) and not any(connects_all(edges[:i] + edges[i + 1 :]) for i in range(len(edges)))
