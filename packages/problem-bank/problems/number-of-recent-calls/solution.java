class RecentCounter {
    private final Queue<Integer> times = new ArrayDeque<>();

    public int ping(int t) {
        times.add(t);
        while (times.element() < t - 3000) times.remove();
        return times.size();
    }
}
