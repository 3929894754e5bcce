class NumArray {
    // The sum of everything before each place.
    private final int[] before;

    public NumArray(int[] nums) {
        before = new int[nums.length + 1];
        for (int place = 0; place < nums.length; place++) before[place + 1] = before[place] + nums[place];
    }

    public int sumRange(int left, int right) {
        return before[right + 1] - before[left];
    }
}
