class Solution {
    public int countSubstrings(String s) {
        int count = 0;
        for (int middle = 0; middle < s.length(); middle++) {
            for (int gap = 0; gap <= 1; gap++) {
                int left = middle;
                int right = middle + gap;
                while (left >= 0 && right < s.length() && s.charAt(left) == s.charAt(right)) {
                    count++;
                    left--;
                    right++;
                }
            }
        }
        return count;
    }
}
