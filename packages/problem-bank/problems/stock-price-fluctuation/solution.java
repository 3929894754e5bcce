class StockPrice {
    private record Entry(int price, int time) {}

    private final Map<Integer, Integer> prices = new HashMap<>();
    private int latest = 0;
    // Every record, the highest or the lowest first; some have been corrected since.
    private final PriorityQueue<Entry> highest =
        new PriorityQueue<>(Comparator.comparingInt(Entry::price).reversed());
    private final PriorityQueue<Entry> lowest = new PriorityQueue<>(Comparator.comparingInt(Entry::price));

    public void update(int timestamp, int price) {
        prices.put(timestamp, price);
        latest = Math.max(latest, timestamp);
        highest.add(new Entry(price, timestamp));
        lowest.add(new Entry(price, timestamp));
    }

    public int current() {
        return prices.get(latest);
    }

    public int maximum() {
        return firstStanding(highest);
    }

    public int minimum() {
        return firstStanding(lowest);
    }

    private int firstStanding(PriorityQueue<Entry> records) {
        while (prices.get(records.element().time()) != records.element().price()) records.remove();
        return records.element().price();
    }
}
