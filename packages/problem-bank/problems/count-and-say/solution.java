class Solution {
    public String countAndSay(int n) {
        String said = "1";
        for (int member = 1; member < n; member++) {
            StringBuilder next = new StringBuilder();
            for (int start = 0, end = 0; start < said.length(); start = end) {
                while (end < said.length() && said.charAt(end) == said.charAt(start)) end++;
                next.append(end - start).append(said.charAt(start));
            }
            said = next.toString();
        }
        return said;
    }
}
