class MinStack {
    // Each value with the smallest one up to it.
    private record Entry(int held, int smallest) {}

    private final Deque<Entry> entries = new ArrayDeque<>();

    public void push(int val) {
        entries.push(new Entry(val, entries.isEmpty() ? val : Math.min(val, getMin())));
    }

    public void pop() {
        entries.pop();
    }

    public int top() {
        return entries.element().held();
    }

    public int getMin() {
        return entries.element().smallest();
    }
}
