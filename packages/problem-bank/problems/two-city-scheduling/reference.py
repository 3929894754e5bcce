from itertools import combinations


def two_city_sched_cost(costs):
    people = range(len(costs))
    return min(
        sum(costs[person][0] if person in to_a else costs[person][1] for person in people)
        for to_a in combinations(people, len(costs) // 2)
    )
