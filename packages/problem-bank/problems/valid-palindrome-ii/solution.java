class Solution {
    public boolean validPalindrome(String s) {
        int left = 0;
        int right = s.length() - 1;
        while (left < right && s.charAt(left) == s.charAt(right)) {
            left++;
            right--;
        }
        return isPalindrome(s, left + 1, right) || isPalindrome(s, left, right - 1);
    }

    private boolean isPalindrome(String text, int from, int to) {
        for (int left = from, right = to; left < right; left++, right--) {
            if (text.charAt(left) != text.charAt(right)) return false;
        }
        return true;
    }
}
