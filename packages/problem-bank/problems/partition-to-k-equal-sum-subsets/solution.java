class Solution {
    public boolean canPartitionKSubsets(int[] nums, int k) {
        int sum = Arrays.stream(nums).sum();
        if (sum % k != 0) return false;
        int side = sum / k;
        // For each choice of numbers, how full the group begun last is; -1 where they fill no groups one after another.
        int[] filled = new int[1 << nums.length];
        Arrays.fill(filled, -1);
        filled[0] = 0;
        for (int chosen = 0; chosen < filled.length; chosen++) {
            if (filled[chosen] == -1) continue;
            for (int place = 0; place < nums.length; place++) {
                boolean isFree = (chosen >> place & 1) == 0;
                int group = filled[chosen] + nums[place];
                if (isFree && group <= side) filled[chosen | 1 << place] = group % side;
            }
        }
        return filled[filled.length - 1] == 0;
    }
}
