class MyHashSet {
    private final List<List<Integer>> buckets = new ArrayList<>();

    public MyHashSet() {
        for (int bucket = 0; bucket < 2069; bucket++) buckets.add(new ArrayList<>());
    }

    public void add(int key) {
        if (!contains(key)) bucketOf(key).add(key);
    }

    public void remove(int key) {
        bucketOf(key).remove(Integer.valueOf(key));
    }

    public boolean contains(int key) {
        return bucketOf(key).contains(key);
    }

    private List<Integer> bucketOf(int key) {
        return buckets.get(key % buckets.size());
    }
}
