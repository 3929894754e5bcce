class Solution {
    public boolean checkSubarraySum(int[] nums, int k) {
        Map<Integer, Integer> firstLength = new HashMap<>(Map.of(0, 0));
        int total = 0;
        for (int length = 1; length <= nums.length; length++) {
            total += nums[length - 1];
            Integer first = firstLength.putIfAbsent(total % k, length);
            if (first != null && length - first >= 2) return true;
        }
        return false;
    }
}
