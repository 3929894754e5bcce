class Solution {
    public int[] findErrorNums(int[] nums) {
        int[] times = new int[nums.length + 1];
        for (int number : nums) times[number]++;
        int repeated = 0, missing = 0;
        for (int number = 1; number <= nums.length; number++) {
            if (times[number] == 2) repeated = number;
            if (times[number] == 0) missing = number;
        }
        return new int[] {repeated, missing};
    }
}
