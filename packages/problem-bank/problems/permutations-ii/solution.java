class Solution {
    private final List<List<Integer>> permutations = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();
    private final Map<Integer, Integer> left = new HashMap<>();

    public List<List<Integer>> permuteUnique(int[] nums) {
        for (int number : nums) left.merge(number, 1, Integer::sum);
        fill(nums.length);
        return permutations;
    }

    private void fill(int size) {
        if (chosen.size() == size) permutations.add(new ArrayList<>(chosen));
        for (Map.Entry<Integer, Integer> entry : left.entrySet()) {
            int count = entry.getValue();
            if (count == 0) continue;
            entry.setValue(count - 1);
            chosen.add(entry.getKey());
            fill(size);
            chosen.remove(chosen.size() - 1);
            entry.setValue(count);
        }
    }
}
