class Solution {
    private final List<List<Integer>> combinations = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();

    public List<List<Integer>> combine(int n, int k) {
        choose(n, k, 1);
        return combinations;
    }

    private void choose(int n, int k, int first) {
        int missing = k - chosen.size();
        if (missing == 0) {
            combinations.add(new ArrayList<>(chosen));
            return;
        }
        for (int number = first; number <= n - missing + 1; number++) {
            chosen.add(number);
            choose(n, k, number + 1);
            chosen.remove(chosen.size() - 1);
        }
    }
}
