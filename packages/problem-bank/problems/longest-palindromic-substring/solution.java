class Solution {
    public String longestPalindrome(String s) {
        int start = 0;
        int length = 0;
        for (int middle = 0; middle < s.length(); middle++) {
            for (int gap = 0; gap <= 1; gap++) {
                int left = middle;
                int right = middle + gap;
                while (left >= 0 && right < s.length() && s.charAt(left) == s.charAt(right)) {
                    left--;
                    right++;
                }
                if (right - left - 1 > length) {
                    start = left + 1;
                    length = right - left - 1;
                }
            }
        }
        return s.substring(start, start + length);
    }
}
