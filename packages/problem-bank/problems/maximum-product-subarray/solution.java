class Solution {
    public int maxProduct(int[] nums) {
        int largest = nums[0];
        int smallest = nums[0];
        int best = nums[0];
        for (int i = 1; i < nums.length; i++) {
            int withLargest = nums[i] * largest;
            int withSmallest = nums[i] * smallest;
            largest = Math.max(nums[i], Math.max(withLargest, withSmallest));
            smallest = Math.min(nums[i], Math.min(withLargest, withSmallest));
            best = Math.max(best, largest);
        }
        return best;
    }
}
