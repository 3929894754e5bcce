class SmallestInfiniteSet {
    // This and all numbers above are in the set; below it only those that were put back.
    private int untouched = 1;
    private final TreeSet<Integer> back = new TreeSet<>();

    public int popSmallest() {
        return back.isEmpty() ? untouched++ : back.pollFirst();
    }

    public void addBack(int num) {
        if (num < untouched) back.add(num);
    }
}
