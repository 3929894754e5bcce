class MedianFinder {
    // The smaller half, its largest first; it may be one ahead of the larger half.
    private final PriorityQueue<Integer> smaller = new PriorityQueue<>(Comparator.reverseOrder());
    private final PriorityQueue<Integer> larger = new PriorityQueue<>();

    public void addNum(int num) {
        smaller.add(num);
        larger.add(smaller.remove());
        if (larger.size() > smaller.size()) smaller.add(larger.remove());
    }

    public double findMedian() {
        if (smaller.size() > larger.size()) return smaller.peek();
        return (smaller.peek() + larger.peek()) / 2.0;
    }
}
