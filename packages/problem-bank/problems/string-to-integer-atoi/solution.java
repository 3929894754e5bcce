class Solution {
    public int myAtoi(String s) {
        int place = 0;
        while (place < s.length() && s.charAt(place) == ' ') place++;
        boolean isSigned = place < s.length() && (s.charAt(place) == '-' || s.charAt(place) == '+');
        int sign = isSigned && s.charAt(place) == '-' ? -1 : 1;
        if (isSigned) place++;
        long size = 0;
        // Nothing that follows can bring a size beyond this back into the range.
        while (place < s.length() && Character.isDigit(s.charAt(place)) && size <= Integer.MAX_VALUE) {
            size = size * 10 + (s.charAt(place) - '0');
            place++;
        }
        return (int) Math.max(Integer.MIN_VALUE, Math.min(sign * size, Integer.MAX_VALUE));
    }
}
