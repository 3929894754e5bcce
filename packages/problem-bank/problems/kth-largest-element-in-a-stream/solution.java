class KthLargest {
    private final int place;
    // The k largest numbers so far, the smallest of them first.
    private final PriorityQueue<Integer> largest = new PriorityQueue<>();

    public KthLargest(int k, int[] nums) {
        place = k;
        for (int num : nums) add(num);
    }

    public int add(int val) {
        largest.add(val);
        if (largest.size() > place) largest.remove();
        return largest.peek();
    }
}
