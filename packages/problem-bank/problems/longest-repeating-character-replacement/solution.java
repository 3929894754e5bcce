class Solution {
    public int characterReplacement(String s, int k) {
        int[] counts = new int[128];
        int highest = 0;
        int left = 0;
        for (int right = 0; right < s.length(); right++) {
            highest = Math.max(highest, ++counts[s.charAt(right)]);
            if (right - left + 1 > highest + k) counts[s.charAt(left++)]--;
        }
        return s.length() - left;
    }
}
