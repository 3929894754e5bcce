class Solution {
    public int longestPalindromeSubseq(String s) {
        int[] best = new int[s.length()];
        for (int start = s.length() - 1; start >= 0; start--) {
            int between = 0;
            best[start] = 1;
            for (int end = start + 1; end < s.length(); end++) {
                int previous = best[end];
                if (s.charAt(start) == s.charAt(end)) best[end] = between + 2;
                else best[end] = Math.max(best[end], best[end - 1]);
                between = previous;
            }
        }
        return best[s.length() - 1];
    }
}
