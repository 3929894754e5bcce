class Solution {
    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int index = 0; index < nums.length; index++) {
            Integer partner = indexOf.get(target - nums[index]);
            if (partner != null) return new int[] {partner, index};
            indexOf.put(nums[index], index);
        }
        return new int[0];
    }
}
