def kids_with_candies(candies: list[int], extra_candies: int) -> list[bool]:
    greatest = max(candies)
    return [own + extra_candies >= greatest for own in candies]
