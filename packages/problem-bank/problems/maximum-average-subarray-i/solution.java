class Solution {
    public double findMaxAverage(int[] nums, int k) {
        int sum = 0;
        int best = Integer.MIN_VALUE;
        for (int place = 0; place < nums.length; place++) {
            sum += nums[place];
            if (place >= k) sum -= nums[place - k];
            if (place >= k - 1) best = Math.max(best, sum);
        }
        return (double) best / k;
    }
}
