class Solution {
    public boolean isInterleave(String s1, String s2, String s3) {
        if (s1.length() + s2.length() != s3.length()) return false;
        boolean[] possible = new boolean[s2.length() + 1];
        possible[0] = true;
        for (int i = 0; i <= s1.length(); i++) {
            for (int j = 0; j <= s2.length(); j++) {
                if (i == 0 && j == 0) continue;
                char next = s3.charAt(i + j - 1);
                boolean fromFirst = i > 0 && possible[j] && s1.charAt(i - 1) == next;
                boolean fromSecond = j > 0 && possible[j - 1] && s2.charAt(j - 1) == next;
                possible[j] = fromFirst || fromSecond;
            }
        }
        return possible[s2.length()];
    }
}
