class Solution {
    public void nextPermutation(int[] nums) {
        int pivot = nums.length - 2;
        while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--;
        if (pivot >= 0) {
            int larger = nums.length - 1;
            while (nums[larger] <= nums[pivot]) larger--;
            swap(nums, pivot, larger);
        }
        for (int left = pivot + 1, right = nums.length - 1; left < right; left++, right--) swap(nums, left, right);
    }

    private void swap(int[] nums, int a, int b) {
        int number = nums[a];
        nums[a] = nums[b];
        nums[b] = number;
    }
}
