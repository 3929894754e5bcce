class TimeMap {
    // For each key its values by the time from which they are held.
    private final Map<String, TreeMap<Integer, String>> histories = new HashMap<>();

    public void set(String key, String value, int timestamp) {
        histories.computeIfAbsent(key, name -> new TreeMap<>()).put(timestamp, value);
    }

    public String get(String key, int timestamp) {
        TreeMap<Integer, String> history = histories.get(key);
        Map.Entry<Integer, String> held = history == null ? null : history.floorEntry(timestamp);
        return held == null ? "" : held.getValue();
    }
}
