class Solution {
    private final List<List<Integer>> found = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();

    public List<List<Integer>> combinationSum(int[] candidates, int target) {
        int[] numbers = candidates.clone();
        Arrays.sort(numbers);
        extend(numbers, 0, target);
        return found;
    }

    private void extend(int[] numbers, int start, int missing) {
        if (missing == 0) {
            found.add(new ArrayList<>(chosen));
            return;
        }
        for (int place = start; place < numbers.length && numbers[place] <= missing; place++) {
            chosen.add(numbers[place]);
            extend(numbers, place, missing - numbers[place]);
            chosen.remove(chosen.size() - 1);
        }
    }
}
