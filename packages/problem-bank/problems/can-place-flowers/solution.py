def can_place_flowers(flowerbed: list[int], n: int) -> bool:
    planted = plot = 0
    while plot < len(flowerbed):
        is_free = not any(flowerbed[max(plot - 1, 0) : plot + 2])
        if is_free:
            planted += 1
        # Behind a flower, old or new, nothing can be planted.
        plot += 2 if is_free or flowerbed[plot] else 1
    return planted >= n
