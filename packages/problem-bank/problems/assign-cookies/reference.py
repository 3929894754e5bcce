def find_content_children(g, s):
    # So many are content if the least greedy can be matched, one to one, with the largest cookies.
    def possible(many):
        served = zip(sorted(g)[:many], sorted(s)[len(s) - many :])
        return all(greed <= cookie for greed, cookie in served)

    return max(many for many in range(min(len(g), len(s)) + 1) if possible(many))
