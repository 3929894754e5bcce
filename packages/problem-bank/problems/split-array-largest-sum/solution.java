class Solution {
    public int splitArray(int[] nums, int k) {
        int low = 0;
        int high = 0;
        for (int number : nums) {
            low = Math.max(low, number);
            high += number;
        }
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (partsNeeded(nums, middle) <= k) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    private int partsNeeded(int[] nums, int bound) {
        int parts = 1;
        int total = 0;
        for (int number : nums) {
            if (total + number > bound) {
                parts++;
                total = 0;
            }
            total += number;
        }
        return parts;
    }
}
