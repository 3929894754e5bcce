class Solution {
    public List<Integer> findDisappearedNumbers(int[] nums) {
        for (int number : nums) {
            int place = Math.abs(number) - 1;
            nums[place] = -Math.abs(nums[place]);
        }
        List<Integer> missing = new ArrayList<>();
        for (int place = 0; place < nums.length; place++) if (nums[place] > 0) missing.add(place + 1);
        return missing;
    }
}
