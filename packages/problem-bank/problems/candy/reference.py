def candy(ratings):
    candies = [1] * len(ratings)
    changed = True
    while changed:
        changed = False
        for child in range(len(ratings)):
            for neighbor in (child - 1, child + 1):
                if 0 <= neighbor < len(ratings) and ratings[child] > ratings[neighbor]:
                    if candies[child] <= candies[neighbor]:
                        candies[child] = candies[neighbor] + 1
                        changed = True
    return sum(candies)
