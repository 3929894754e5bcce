class Solution {
    private final List<List<Integer>> found = new ArrayList<>();
    private final List<Integer> order = new ArrayList<>();

    public List<List<Integer>> permute(int[] nums) {
        extend(nums, new boolean[nums.length]);
        return found;
    }

    private void extend(int[] nums, boolean[] used) {
        if (order.size() == nums.length) found.add(new ArrayList<>(order));
        for (int place = 0; place < nums.length; place++) {
            if (used[place]) continue;
            used[place] = true;
            order.add(nums[place]);
            extend(nums, used);
            order.remove(order.size() - 1);
            used[place] = false;
        }
    }
}
