def find_judge(n, trust):
    people = range(1, n + 1)
    for judge in people:
        trusts_nobody = all([judge, other] not in trust for other in people)
        if trusts_nobody and all([other, judge] in trust for other in people if other != judge):
            return judge
    return -1
