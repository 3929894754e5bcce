class Solution {
    private static final Map<Character, Character> CLOSING = Map.of('(', ')', '[', ']', '{', '}');

    public boolean isValid(String s) {
        Deque<Character> owed = new ArrayDeque<>();
        for (char bracket : s.toCharArray()) {
            if (CLOSING.containsKey(bracket)) owed.push(CLOSING.get(bracket));
            else if (owed.isEmpty() || owed.pop() != bracket) return false;
        }
        return owed.isEmpty();
    }
}
