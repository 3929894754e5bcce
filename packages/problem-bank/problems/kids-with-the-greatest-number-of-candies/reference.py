def kids_with_candies(candies, extra_candies):
    result = []
    for kid in range(len(candies)):
        given = list(candies)
        given[kid] += extra_candies
        result.append(all(given[kid] >= other for other in given))
    return result
