class Solution {
    public String mergeAlternately(String word1, String word2) {
        StringBuilder merged = new StringBuilder();
        for (int place = 0; place < Math.max(word1.length(), word2.length()); place++) {
            if (place < word1.length()) merged.append(word1.charAt(place));
            if (place < word2.length()) merged.append(word2.charAt(place));
        }
        return merged.toString();
    }
}
