def suggested_products(products, search_word):
    prefixes = [search_word[: length + 1] for length in range(len(search_word))]
    return [sorted(product for product in products if product.startswith(prefix))[:3] for prefix in prefixes]
