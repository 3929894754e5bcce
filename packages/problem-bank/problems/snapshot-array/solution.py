from bisect import bisect_right


class SnapshotArray:
    def __init__(self, length: int):
        # For each element the snapshots that were the first to show a change, and its values.
        self._since = [[0] for _ in range(length)]
        self._values = [[0] for _ in range(length)]
        self._taken = 0

    def set(self, index: int, val: int) -> None:
        if self._since[index][-1] == self._taken:
            self._values[index][-1] = val
        else:
            self._since[index].append(self._taken)
            self._values[index].append(val)

    def snap(self) -> int:
        self._taken += 1
        return self._taken - 1

    def get(self, index: int, snap_id: int) -> int:
        return self._values[index][bisect_right(self._since[index], snap_id) - 1]
