class Solution {
    public String runLengthEncode(String s) {
        StringBuilder encoded = new StringBuilder();
        for (int start = 0, end = 0; start < s.length(); start = end) {
            while (end < s.length() && s.charAt(end) == s.charAt(start)) end++;
            encoded.append(s.charAt(start)).append(end - start);
        }
        return encoded.toString();
    }
}
