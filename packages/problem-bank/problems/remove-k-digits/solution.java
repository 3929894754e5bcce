class Solution {
    public String removeKdigits(String num, int k) {
        StringBuilder kept = new StringBuilder();
        int removals = k;
        for (char digit : num.toCharArray()) {
            while (removals > 0 && !kept.isEmpty() && kept.charAt(kept.length() - 1) > digit) {
                kept.setLength(kept.length() - 1);
                removals--;
            }
            kept.append(digit);
        }
        kept.setLength(kept.length() - removals);
        int zeros = 0;
        while (zeros < kept.length() && kept.charAt(zeros) == '0') zeros++;
        return zeros == kept.length() ? "0" : kept.substring(zeros);
    }
}
