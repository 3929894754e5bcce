class MinStack:
    def __init__(self):
        # Each value with the smallest one up to it.
        self._entries = []

    def push(self, val: int) -> None:
        smallest = min(val, self._entries[-1][1]) if self._entries else val
        self._entries.append((val, smallest))

    def pop(self) -> None:
        self._entries.pop()

    def top(self) -> int:
        return self._entries[-1][0]

    def get_min(self) -> int:
        return self._entries[-1][1]
