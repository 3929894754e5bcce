class MyLinkedList:
    def __init__(self):
        self.values = []

    def get(self, index):
        return self.values[index] if index < len(self.values) else -1

    def add_at_head(self, val):
        self.values.insert(0, val)

    def add_at_tail(self, val):
        self.values.append(val)

    def add_at_index(self, index, val):
        if index <= len(self.values):
            self.values.insert(index, val)

    def delete_at_index(self, index):
        if index < len(self.values):
            del self.values[index]
