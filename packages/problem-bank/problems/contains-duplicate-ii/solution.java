class Solution {
    public boolean containsNearbyDuplicate(int[] nums, int k) {
        Map<Integer, Integer> lastPlace = new HashMap<>();
        for (int place = 0; place < nums.length; place++) {
            Integer last = lastPlace.put(nums[place], place);
            if (last != null && place - last <= k) return true;
        }
        return false;
    }
}
