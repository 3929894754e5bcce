class LFUCache {
    private record Held(int value, int count) {}

    private final int limit;
    private final Map<Integer, Held> held = new HashMap<>();
    // For each use count its keys, from the least to the most recently used.
    private final Map<Integer, LinkedHashSet<Integer>> groups = new HashMap<>();
    private int lowest = 1;

    public LFUCache(int capacity) {
        limit = capacity;
    }

    public int get(int key) {
        Held found = held.get(key);
        if (found == null) return -1;
        use(key, found.value());
        return found.value();
    }

    public void put(int key, int value) {
        if (held.containsKey(key)) {
            use(key, value);
            return;
        }
        if (held.size() == limit) {
            Iterator<Integer> group = groups.get(lowest).iterator();
            held.remove(group.next());
            group.remove();
        }
        lowest = 1;
        keep(key, value, 1);
    }

    private void use(int key, int value) {
        int count = held.get(key).count();
        Set<Integer> group = groups.get(count);
        group.remove(key);
        if (group.isEmpty() && count == lowest) lowest++;
        keep(key, value, count + 1);
    }

    private void keep(int key, int value, int count) {
        held.put(key, new Held(value, count));
        groups.computeIfAbsent(count, uses -> new LinkedHashSet<>()).add(key);
    }
}
