class Solution {
    public int[] sortedSquares(int[] nums) {
        int[] squares = new int[nums.length];
        int left = 0;
        int right = nums.length - 1;
        for (int place = nums.length - 1; place >= 0; place--) {
            int number = Math.abs(nums[left]) > Math.abs(nums[right]) ? nums[left++] : nums[right--];
            squares[place] = number * number;
        }
        return squares;
    }
}
