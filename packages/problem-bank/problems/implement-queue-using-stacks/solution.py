class MyQueue:
    def __init__(self):
        self._incoming = []
        # The oldest element is on its top.
        self._outgoing = []

    def push(self, x: int) -> None:
        self._incoming.append(x)

    def pop(self) -> int:
        self._pour()
        return self._outgoing.pop()

    def peek(self) -> int:
        self._pour()
        return self._outgoing[-1]

    def empty(self) -> bool:
        return not self._incoming and not self._outgoing

    def _pour(self):
        if not self._outgoing:
            while self._incoming:
                self._outgoing.append(self._incoming.pop())
