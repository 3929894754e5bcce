class LRUCache {
    // From the least to the most recently used.
    private final LinkedHashMap<Integer, Integer> held;

    public LRUCache(int capacity) {
        held = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
                return size() > capacity;
            }
        };
    }

    public int get(int key) {
        return held.getOrDefault(key, -1);
    }

    public void put(int key, int value) {
        held.put(key, value);
    }
}
