class Solution {
    public boolean canJump(int[] nums) {
        int furthest = 0;
        for (int place = 0; place < nums.length; place++) {
            if (place > furthest) return false;
            furthest = Math.max(furthest, place + nums[place]);
        }
        return true;
    }
}
