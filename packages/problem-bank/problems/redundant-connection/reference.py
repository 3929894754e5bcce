def find_redundant_connection(edges):
    def connects_all(kept):
        reached = {1}
        for _ in edges:
            for a, b in kept:
                if a in reached or b in reached:
                    reached |= {a, b}
        return len(reached) == len(edges)

    return next(edge for edge in reversed(edges) if connects_all([other for other in edges if other != edge]))
