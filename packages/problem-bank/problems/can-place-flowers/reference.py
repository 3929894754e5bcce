def can_place_flowers(flowerbed, n):
    plots = [0, *flowerbed, 0]
    for plot in range(1, len(plots) - 1):
        if plots[plot - 1 : plot + 2] == [0, 0, 0]:
            plots[plot] = 1
    return sum(plots) - sum(flowerbed) >= n
