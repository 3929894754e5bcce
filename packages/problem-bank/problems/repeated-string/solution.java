class Solution {
    public long repeatedString(String s, long n) {
        return count(s) * (n / s.length()) + count(s.substring(0, (int) (n % s.length())));
    }

    private long count(String text) {
        return text.chars().filter(letter -> letter == 'a').count();
    }
}
