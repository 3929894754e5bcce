class MyHashMap {
    private static class Pair {
        final int key;
        int value;

        Pair(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private final List<List<Pair>> buckets = new ArrayList<>();

    public MyHashMap() {
        for (int bucket = 0; bucket < 2069; bucket++) buckets.add(new ArrayList<>());
    }

    public void put(int key, int value) {
        Pair found = pairOf(key);
        if (found == null) bucketOf(key).add(new Pair(key, value));
        else found.value = value;
    }

    public int get(int key) {
        Pair found = pairOf(key);
        return found == null ? -1 : found.value;
    }

    public void remove(int key) {
        bucketOf(key).removeIf(pair -> pair.key == key);
    }

    private Pair pairOf(int key) {
        for (Pair pair : bucketOf(key)) if (pair.key == key) return pair;
        return null;
    }

    private List<Pair> bucketOf(int key) {
        return buckets.get(key % buckets.size());
    }
}
