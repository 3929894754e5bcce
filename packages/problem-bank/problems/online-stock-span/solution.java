class StockSpanner {
    private record Day(int paid, int span) {}

    // The days that no later price has reached; their prices fall.
    private final Deque<Day> days = new ArrayDeque<>();

    public int next(int price) {
        int span = 1;
        while (!days.isEmpty() && days.peek().paid() <= price) span += days.pop().span();
        days.push(new Day(price, span));
        return span;
    }
}
