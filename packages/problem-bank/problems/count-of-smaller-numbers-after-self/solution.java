class Solution {
    public List<Integer> countSmaller(int[] nums) {
        int[] sorted = Arrays.stream(nums).distinct().sorted().toArray();
        int[] tree = new int[sorted.length + 1];
        Integer[] counts = new Integer[nums.length];
        for (int i = nums.length - 1; i >= 0; i--) {
            int rank = Arrays.binarySearch(sorted, nums[i]) + 1;
            int smaller = 0;
            for (int place = rank - 1; place > 0; place &= place - 1) smaller += tree[place];
            counts[i] = smaller;
            for (int place = rank; place < tree.length; place += place & -place) tree[place]++;
        }
        return Arrays.asList(counts);
    }
}
