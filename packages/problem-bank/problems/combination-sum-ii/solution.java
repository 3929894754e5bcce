class Solution {
    private final List<List<Integer>> combinations = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();

    public List<List<Integer>> combinationSum2(int[] candidates, int target) {
        int[] numbers = candidates.clone();
        Arrays.sort(numbers);
        choose(numbers, 0, target);
        return combinations;
    }

    private void choose(int[] numbers, int first, int missing) {
        if (missing == 0) combinations.add(new ArrayList<>(chosen));
        for (int place = first; place < numbers.length && numbers[place] <= missing; place++) {
            if (place > first && numbers[place] == numbers[place - 1]) continue;
            chosen.add(numbers[place]);
            choose(numbers, place + 1, missing - numbers[place]);
            chosen.remove(chosen.size() - 1);
        }
    }
}
