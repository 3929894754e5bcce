class Solution {
    public int[] searchRange(int[] nums, int target) {
        int first = firstAtLeast(nums, target);
        if (first == nums.length || nums[first] != target) return new int[] {-1, -1};
        return new int[] {first, firstAtLeast(nums, target + 1) - 1};
    }

    private int firstAtLeast(int[] numbers, int bound) {
        int low = 0;
        int high = numbers.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (numbers[middle] < bound) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
