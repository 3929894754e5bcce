class Solution {
    public int scoreOfParentheses(String s) {
        int score = 0;
        int depth = 0;
        for (int place = 0; place < s.length(); place++) {
            if (s.charAt(place) == '(') {
                depth++;
            } else {
                depth--;
                if (s.charAt(place - 1) == '(') score += 1 << depth;
            }
        }
        return score;
    }
}
