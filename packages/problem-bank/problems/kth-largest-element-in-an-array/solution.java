class Solution {
    public int findKthLargest(int[] nums, int k) {
        int[] ordered = nums.clone();
        Arrays.sort(ordered);
        return ordered[ordered.length - k];
    }
}
