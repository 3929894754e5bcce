from bisect import bisect_left


def suggested_products(products: list[str], search_word: str) -> list[list[str]]:
    ordered = sorted(products)
    suggestions = []
    start = 0
    for end in range(1, len(search_word) + 1):
        prefix = search_word[:end]
        start = bisect_left(ordered, prefix, start)
        suggestions.append([product for product in ordered[start : start + 3] if product.startswith(prefix)])
    return suggestions
