def plus_one(digits: list[int]) -> list[int]:
    result = digits[:]
    for place in reversed(range(len(result))):
        if result[place] < 9:
            result[place] += 1
            return result
        result[place] = 0
    return [1] + result
