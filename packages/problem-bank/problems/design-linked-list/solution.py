class MyLinkedList:
    def __init__(self):
        # The node before the first; it holds no value.
        self._anchor = Link(0, None)
        self._length = 0

    def get(self, index: int) -> int:
        return self._before(index).next.val if index < self._length else -1

    def add_at_head(self, val: int) -> None:
        self.add_at_index(0, val)

    def add_at_tail(self, val: int) -> None:
        self.add_at_index(self._length, val)

    def add_at_index(self, index: int, val: int) -> None:
        if index > self._length:
            return
        before = self._before(index)
        before.next = Link(val, before.next)
        self._length += 1

    def delete_at_index(self, index: int) -> None:
        if index >= self._length:
            return
        before = self._before(index)
        before.next = before.next.next
        self._length -= 1

    def _before(self, index):
        node = self._anchor
        for _ in range(index):
            node = node.next
        return node


class Link:
    def __init__(self, held, following):
        self.val = held
        self.next = following
