class Logger {
    // From when on each message may be printed again.
    private final Map<String, Integer> freeFrom = new HashMap<>();

    public boolean shouldPrintMessage(int timestamp, String message) {
        if (timestamp < freeFrom.getOrDefault(message, 0)) return false;
        freeFrom.put(message, timestamp + 10);
        return true;
    }
}
