class Solution {
    public int jump(int[] nums) {
        int jumps = 0;
        int end = 0;
        int furthest = 0;
        for (int place = 0; place < nums.length - 1; place++) {
            furthest = Math.max(furthest, place + nums[place]);
            if (place == end) {
                jumps++;
                end = furthest;
            }
        }
        return jumps;
    }
}
