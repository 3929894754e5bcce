class SnapshotArray:
    def __init__(self, length):
        self.values = [0] * length
        self.snapshots = []

    def set(self, index, val):
        self.values[index] = val

    def snap(self):
        self.snapshots.append(list(self.values))
        return len(self.snapshots) - 1

    def get(self, index, snap_id):
        return self.snapshots[snap_id][index]
