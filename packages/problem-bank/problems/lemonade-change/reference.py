from itertools import combinations


def lemonade_change(bills):
    def can_go_on(till, left):
        if not left:
            return True
        change = left[0] - 5
        ways = {given for many in range(4) for given in combinations(sorted(till), many) if sum(given) == change}
        for given in ways:
            rest = list(till)
            for bill in given:
                rest.remove(bill)
            if can_go_on([*rest, left[0]], left[1:]):
                return True
        return False

    return can_go_on([], bills)
