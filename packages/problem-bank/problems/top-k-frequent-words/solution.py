from collections import Counter


def top_k_frequent(words: list[str], k: int) -> list[str]:
    counts = Counter(words)
    return sorted(counts, key=lambda word: (-counts[word], word))[:k]
