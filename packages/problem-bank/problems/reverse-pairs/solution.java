class Solution {
    public int reversePairs(int[] nums) {
        if (nums.length < 2) return 0;
        int middle = nums.length / 2;
        int[] left = Arrays.copyOfRange(nums, 0, middle);
        int[] right = Arrays.copyOfRange(nums, middle, nums.length);
        int count = reversePairs(left) + reversePairs(right);
        int partners = 0;
        for (int number : left) {
            while (partners < right.length && number > 2L * right[partners]) partners++;
            count += partners;
        }
        // Both halves are sorted now, and so is their merger in place of the whole.
        int i = 0;
        int j = 0;
        for (int at = 0; at < nums.length; at++) {
            boolean isLeft = j == right.length || (i < left.length && left[i] <= right[j]);
            nums[at] = isLeft ? left[i++] : right[j++];
        }
        return count;
    }
}
