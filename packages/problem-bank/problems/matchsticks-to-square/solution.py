def makesquare(matchsticks: list[int]) -> bool:
    side, rest = divmod(sum(matchsticks), 4)
    sticks = sorted(matchsticks, reverse=True)
    sides = [0] * 4

    def are_placed(at):
        if at == len(sticks):
            return True
        for i in range(4):
            # A side as long as one tried before is no other choice.
            if sides[i] + sticks[at] > side or sides[i] in sides[:i]:
                continue
            sides[i] += sticks[at]
            if are_placed(at + 1):
                return True
            sides[i] -= sticks[at]
        return False

    return rest == 0 and are_placed(0)
