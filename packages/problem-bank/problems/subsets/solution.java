class Solution {
    public List<List<Integer>> subsets(int[] nums) {
        List<List<Integer>> found = new ArrayList<>();
        found.add(List.of());
        for (int number : nums) {
            for (List<Integer> subset : List.copyOf(found)) {
                List<Integer> larger = new ArrayList<>(subset);
                larger.add(number);
                found.add(larger);
            }
        }
        return found;
    }
}
