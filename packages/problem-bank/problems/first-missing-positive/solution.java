class Solution {
    public int firstMissingPositive(int[] nums) {
        int size = nums.length;
        for (int place = 0; place < size; place++) {
            while (nums[place] >= 1 && nums[place] <= size && nums[nums[place] - 1] != nums[place]) {
                int number = nums[place];
                nums[place] = nums[number - 1];
                nums[number - 1] = number;
            }
        }
        for (int place = 0; place < size; place++) if (nums[place] != place + 1) return place + 1;
        return size + 1;
    }
}
