def total_fruit(fruits):
    size = len(fruits)
    return max(
        end - start
        for start in range(size)
        for end in range(start + 1, size + 1)
        if len(set(fruits[start:end])) <= 2
    )
