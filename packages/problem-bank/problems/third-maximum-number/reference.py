def third_max(nums):
    ranking = sorted(set(nums), reverse=True)
    return ranking[2] if len(ranking) > 2 else ranking[0]
