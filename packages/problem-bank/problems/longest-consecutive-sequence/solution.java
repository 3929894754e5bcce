class Solution {
    public int longestConsecutive(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int number : nums) present.add(number);
        int longest = 0;
        for (int start : present) {
            if (present.contains(start - 1)) continue;
            int end = start;
            while (present.contains(end + 1)) end++;
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
