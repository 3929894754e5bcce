class FreqStack {
    private final Map<Integer, Integer> count = new HashMap<>();
    // At place i the values that came for the (i + 1)-th time, in the order in which they did.
    private final List<Deque<Integer>> ranks = new ArrayList<>();

    public void push(int val) {
        int rank = count.merge(val, 1, Integer::sum) - 1;
        if (rank == ranks.size()) ranks.add(new ArrayDeque<>());
        ranks.get(rank).push(val);
    }

    public int pop() {
        Deque<Integer> highest = ranks.get(ranks.size() - 1);
        int top = highest.pop();
        if (highest.isEmpty()) ranks.remove(ranks.size() - 1);
        count.merge(top, -1, Integer::sum);
        return top;
    }
}
