class Solution {
    public int longestValidParentheses(String s) {
        int longest = 0;
        Deque<Integer> unmatched = new ArrayDeque<>(List.of(-1));
        for (int place = 0; place < s.length(); place++) {
            if (s.charAt(place) == '(') {
                unmatched.push(place);
                continue;
            }
            unmatched.pop();
            if (unmatched.isEmpty()) unmatched.push(place);
            else longest = Math.max(longest, place - unmatched.peek());
        }
        return longest;
    }
}
