class Solution {
    public String minRemoveToMakeValid(String s) {
        boolean[] removed = new boolean[s.length()];
        Deque<Integer> unclosed = new ArrayDeque<>();
        for (int place = 0; place < s.length(); place++) {
            if (s.charAt(place) == '(') unclosed.push(place);
            else if (s.charAt(place) == ')' && unclosed.poll() == null) removed[place] = true;
        }
        for (int place : unclosed) removed[place] = true;
        StringBuilder left = new StringBuilder();
        for (int place = 0; place < s.length(); place++) {
            if (!removed[place]) left.append(s.charAt(place));
        }
        return left.toString();
    }
}
