from collections import deque


class MyStack:
    def __init__(self):
        # The newest element stands at the front.
        self._elements = deque()

    def push(self, x: int) -> None:
        self._elements.append(x)
        for _ in range(len(self._elements) - 1):
            self._elements.append(self._elements.popleft())

    def pop(self) -> int:
        return self._elements.popleft()

    def top(self) -> int:
        return self._elements[0]

    def empty(self) -> bool:
        return not self._elements
