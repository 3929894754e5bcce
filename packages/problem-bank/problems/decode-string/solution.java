class Solution {
    private record Outer(StringBuilder before, int times) {}

    public String decodeString(String s) {
        Deque<Outer> waiting = new ArrayDeque<>();
        StringBuilder text = new StringBuilder();
        int count = 0;
        for (char character : s.toCharArray()) {
            if (Character.isDigit(character)) {
                count = count * 10 + (character - '0');
            } else if (character == '[') {
                waiting.push(new Outer(text, count));
                text = new StringBuilder();
                count = 0;
            } else if (character == ']') {
                Outer outer = waiting.pop();
                text = outer.before().append(text.toString().repeat(outer.times()));
            } else {
                text.append(character);
            }
        }
        return text.toString();
    }
}
