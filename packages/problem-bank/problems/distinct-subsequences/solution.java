class Solution {
    public int numDistinct(String s, String t) {
        int[] ways = new int[t.length() + 1];
        ways[0] = 1;
        for (char letter : s.toCharArray()) {
            for (int length = t.length(); length > 0; length--) {
                if (t.charAt(length - 1) == letter) ways[length] += ways[length - 1];
            }
        }
        return ways[t.length()];
    }
}
