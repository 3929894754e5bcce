class Solution {
    public int totalHammingDistance(int[] nums) {
        int total = 0;
        for (int place = 0; place < 30; place++) {
            int ones = 0;
            for (int number : nums) {
                ones += number >> place & 1;
            }
            total += ones * (nums.length - ones);
        }
        return total;
    }
}
