class MapSum {
    private final Map<String, Integer> values = new HashMap<>();
    private final Map<String, Integer> sums = new HashMap<>();

    public void insert(String key, int val) {
        int change = val - values.getOrDefault(key, 0);
        values.put(key, val);
        for (int end = 1; end <= key.length(); end++) sums.merge(key.substring(0, end), change, Integer::sum);
    }

    public int sum(String prefix) {
        return sums.getOrDefault(prefix, 0);
    }
}
