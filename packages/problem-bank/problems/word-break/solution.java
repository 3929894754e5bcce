class Solution {
    public boolean wordBreak(String s, List<String> wordDict) {
        boolean[] canCut = new boolean[s.length() + 1];
        canCut[0] = true;
        for (int end = 1; end <= s.length(); end++) {
            for (String word : wordDict) {
                int start = end - word.length();
                if (start >= 0 && canCut[start] && s.startsWith(word, start)) canCut[end] = true;
            }
        }
        return canCut[s.length()];
    }
}
