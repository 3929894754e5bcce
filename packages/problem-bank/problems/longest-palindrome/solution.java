class Solution {
    public int longestPalindrome(String s) {
        Set<Character> single = new HashSet<>();
        for (char letter : s.toCharArray()) {
            if (!single.remove(letter)) single.add(letter);
        }
        return s.length() - single.size() + (single.isEmpty() ? 0 : 1);
    }
}
