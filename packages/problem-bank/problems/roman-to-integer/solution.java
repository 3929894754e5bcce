class Solution {
    private static final Map<Character, Integer> VALUES =
        Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);

    public int romanToInt(String s) {
        int total = 0;
        for (int place = 0; place < s.length(); place++) {
            int value = VALUES.get(s.charAt(place));
            boolean isBeforeLarger = place + 1 < s.length() && value < VALUES.get(s.charAt(place + 1));
            total += isBeforeLarger ? -value : value;
        }
        return total;
    }
}
