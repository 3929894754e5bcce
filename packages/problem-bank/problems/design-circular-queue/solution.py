class MyCircularQueue:
    def __init__(self, k: int):
        self._ring = [0] * k
        self._start = 0
        self._count = 0

    def en_queue(self, value: int) -> bool:
        if self.is_full():
            return False
        self._ring[(self._start + self._count) % len(self._ring)] = value
        self._count += 1
        return True

    def de_queue(self) -> bool:
        if self.is_empty():
            return False
        self._start = (self._start + 1) % len(self._ring)
        self._count -= 1
        return True

    def front(self) -> int:
        return -1 if self.is_empty() else self._ring[self._start]

    def rear(self) -> int:
        return -1 if self.is_empty() else self._ring[(self._start + self._count - 1) % len(self._ring)]

    def is_empty(self) -> bool:
        return self._count == 0

    def is_full(self) -> bool:
        return self._count == len(self._ring)
