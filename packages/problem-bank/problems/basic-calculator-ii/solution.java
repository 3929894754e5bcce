class Solution {
    public int calculate(String s) {
        Deque<Integer> terms = new ArrayDeque<>();
        char operator = '+';
        int number = 0;
        for (int place = 0; place < s.length(); place++) {
            char character = s.charAt(place);
            if (Character.isDigit(character)) number = number * 10 + (character - '0');
            boolean ends = place == s.length() - 1 || !Character.isDigit(character) && character != ' ';
            if (!ends) continue;
            switch (operator) {
                case '*' -> terms.push(terms.pop() * number);
                case '/' -> terms.push(terms.pop() / number);
                case '-' -> terms.push(-number);
                default -> terms.push(number);
            }
            operator = character;
            number = 0;
        }
        return terms.stream().mapToInt(Integer::intValue).sum();
    }
}
