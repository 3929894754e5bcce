class Solution {
    public int minAddToMakeValid(String s) {
        int open = 0;
        int missing = 0;
        for (char parenthesis : s.toCharArray()) {
            if (parenthesis == '(') {
                open++;
            } else if (open > 0) {
                open--;
            } else {
                missing++;
            }
        }
        return missing + open;
    }
}
