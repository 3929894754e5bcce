class Solution {
    public boolean isMatch(String s, String p) {
        // At place j: whether what was read of s matches the first j characters of p.
        boolean[] matched = new boolean[p.length() + 1];
        matched[0] = true;
        for (int j = 1; j < p.length(); j++) matched[j + 1] = p.charAt(j) == '*' && matched[j - 1];
        for (char character : s.toCharArray()) {
            boolean[] before = matched;
            matched = new boolean[p.length() + 1];
            for (int j = 0; j < p.length(); j++) {
                boolean repeats = p.charAt(j) == '*';
                char element = repeats ? p.charAt(j - 1) : p.charAt(j);
                boolean fits = element == character || element == '.';
                matched[j + 1] = repeats ? matched[j - 1] || fits && before[j + 1] : fits && before[j];
            }
        }
        return matched[p.length()];
    }
}
