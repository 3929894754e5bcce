class Solution {
    private final List<List<Integer>> combinations = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();

    public List<List<Integer>> combinationSum3(int k, int n) {
        choose(k, 1, n);
        return combinations;
    }

    private void choose(int k, int first, int missing) {
        if (chosen.size() == k) {
            if (missing == 0) combinations.add(new ArrayList<>(chosen));
            return;
        }
        for (int digit = first; digit <= Math.min(9, missing); digit++) {
            chosen.add(digit);
            choose(k, digit + 1, missing - digit);
            chosen.remove(chosen.size() - 1);
        }
    }
}
