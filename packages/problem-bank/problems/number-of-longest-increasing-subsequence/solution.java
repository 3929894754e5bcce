class Solution {
    public int findNumberOfLIS(int[] nums) {
        // Of the longest increasing subsequences that end at each place: how long they are, and how many.
        int[] lengths = new int[nums.length];
        int[] counts = new int[nums.length];
        int longest = 0;
        for (int last = 0; last < nums.length; last++) {
            lengths[last] = 1;
            counts[last] = 1;
            for (int before = 0; before < last; before++) {
                if (nums[before] >= nums[last]) continue;
                if (lengths[before] + 1 > lengths[last]) {
                    lengths[last] = lengths[before] + 1;
                    counts[last] = counts[before];
                } else if (lengths[before] + 1 == lengths[last]) {
                    counts[last] += counts[before];
                }
            }
            longest = Math.max(longest, lengths[last]);
        }

        int sum = 0;
        for (int place = 0; place < nums.length; place++) {
            if (lengths[place] == longest) sum += counts[place];
        }
        return sum;
    }
}
