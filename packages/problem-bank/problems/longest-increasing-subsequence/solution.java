class Solution {
    public int lengthOfLIS(int[] nums) {
        int[] smallestEnds = new int[nums.length];
        int length = 0;
        for (int number : nums) {
            int found = Arrays.binarySearch(smallestEnds, 0, length, number);
            int place = found >= 0 ? found : -found - 1;
            smallestEnds[place] = number;
            if (place == length) length++;
        }
        return length;
    }
}
