class FreqStack:
    def __init__(self):
        self._count = {}
        # At place i the values that came for the (i + 1)-th time, in the order in which they did.
        self._ranks = []

    def push(self, val: int) -> None:
        rank = self._count.get(val, 0)
        self._count[val] = rank + 1
        if rank == len(self._ranks):
            self._ranks.append([])
        self._ranks[rank].append(val)

    def pop(self) -> int:
        top = self._ranks[-1].pop()
        if not self._ranks[-1]:
            self._ranks.pop()
        self._count[top] -= 1
        return top
