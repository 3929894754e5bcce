class Solution {
    public void sortColors(int[] nums) {
        int low = 0;
        int current = 0;
        int high = nums.length - 1;
        while (current <= high) {
            if (nums[current] == 0) swap(nums, low++, current++);
            else if (nums[current] == 2) swap(nums, high--, current);
            else current++;
        }
    }

    private void swap(int[] nums, int a, int b) {
        int moved = nums[a];
        nums[a] = nums[b];
        nums[b] = moved;
    }
}
