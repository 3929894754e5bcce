def top_k_frequent(words, k):
    alphabetical = sorted(set(words))
    return sorted(alphabetical, key=words.count, reverse=True)[:k]
