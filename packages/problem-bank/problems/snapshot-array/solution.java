class SnapshotArray {
    // For each element its values by the first snapshot that shows them.
    private final List<TreeMap<Integer, Integer>> changes = new ArrayList<>();
    private int taken = 0;

    public SnapshotArray(int length) {
        for (int index = 0; index < length; index++) changes.add(new TreeMap<>());
    }

    public void set(int index, int val) {
        changes.get(index).put(taken, val);
    }

    public int snap() {
        return taken++;
    }

    public int get(int index, int snapId) {
        Map.Entry<Integer, Integer> shown = changes.get(index).floorEntry(snapId);
        return shown == null ? 0 : shown.getValue();
    }
}
