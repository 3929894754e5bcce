class Solution {
    public List<Integer> findDuplicates(int[] nums) {
        List<Integer> duplicates = new ArrayList<>();
        for (int entry : nums) {
            int number = Math.abs(entry);
            // The sign at a number's own place tells that it was seen.
            if (nums[number - 1] < 0) duplicates.add(number);
            nums[number - 1] = -nums[number - 1];
        }
        return duplicates;
    }
}
