class Solution {
    public void moveZeroes(int[] nums) {
        int place = 0;
        for (int index = 0; index < nums.length; index++) {
            if (nums[index] == 0) continue;
            int number = nums[index];
            nums[index] = nums[place];
            nums[place] = number;
            place++;
        }
    }
}
