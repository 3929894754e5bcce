class SnapshotArray {
public:
    SnapshotArray(int length) : changes(length, {{0, 0}}) {}

    void set(int index, int val) {
        auto& last = changes[index].back();
        if (last.since == taken) last.value = val;
        else changes[index].push_back({taken, val});
    }

    int snap() {
        return taken++;
    }

    int get(int index, int snapId) {
        return prev(ranges::upper_bound(changes[index], snapId, {}, &Change::since))->value;
    }

private:
    struct Change {
        int since, value;
    };
    // For each element its values, each with the snapshot that was the first to show it.
    vector<vector<Change>> changes;
    int taken = 0;
};
