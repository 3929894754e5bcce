class Solution {
    public List<List<Integer>> subsetsWithDup(int[] nums) {
        int[] numbers = nums.clone();
        Arrays.sort(numbers);
        List<List<Integer>> subsets = new ArrayList<>();
        subsets.add(List.of());
        int madeLast = 0;
        for (int place = 0; place < numbers.length; place++) {
            // A number like the one before only extends what that one has made.
            int from = place > 0 && numbers[place] == numbers[place - 1] ? madeLast : 0;
            madeLast = subsets.size();
            for (int index = from; index < madeLast; index++) {
                List<Integer> larger = new ArrayList<>(subsets.get(index));
                larger.add(numbers[place]);
                subsets.add(larger);
            }
        }
        return subsets;
    }
}
