def candy(ratings: list[int]) -> int:
    candies = [1] * len(ratings)
    for child in range(1, len(ratings)):
        if ratings[child] > ratings[child - 1]:
            candies[child] = candies[child - 1] + 1
    for child in reversed(range(len(ratings) - 1)):
        if ratings[child] > ratings[child + 1]:
            candies[child] = max(candies[child], candies[child + 1] + 1)
    return sum(candies)
