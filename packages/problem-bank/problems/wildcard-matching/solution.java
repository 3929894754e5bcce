class Solution {
    public boolean isMatch(String s, String p) {
        int place = 0;
        int sign = 0;
        int star = -1;
        int taken = 0;
        while (place < s.length()) {
            if (sign < p.length() && p.charAt(sign) == '*') {
                star = sign++;
                taken = place;
            } else if (sign < p.length() && (p.charAt(sign) == '?' || p.charAt(sign) == s.charAt(place))) {
                place++;
                sign++;
            } else if (star >= 0) {
                // The last star takes one character more.
                place = ++taken;
                sign = star + 1;
            } else {
                return false;
            }
        }
        return p.chars().skip(sign).allMatch(rest -> rest == '*');
    }
}
