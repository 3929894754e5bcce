class Solution {
    public List<String> summaryRanges(int[] nums) {
        List<String> ranges = new ArrayList<>();
        int start = 0;
        for (int place = 0; place < nums.length; place++) {
            if (place + 1 < nums.length && nums[place + 1] == nums[place] + 1) continue;
            ranges.add(start == place ? String.valueOf(nums[place]) : nums[start] + "->" + nums[place]);
            start = place + 1;
        }
        return ranges;
    }
}
