class Solution {
    public int calculate(String s) {
        Deque<Integer> outer = new ArrayDeque<>();
        int result = 0;
        int sign = 1;
        int number = 0;
        for (char token : s.toCharArray()) {
            if (Character.isDigit(token)) {
                number = number * 10 + (token - '0');
                continue;
            }
            result += sign * number;
            number = 0;
            switch (token) {
                case '+' -> sign = 1;
                case '-' -> sign = -1;
                case '(' -> {
                    outer.push(result);
                    outer.push(sign);
                    result = 0;
                    sign = 1;
                }
                case ')' -> {
                    int outerSign = outer.pop();
                    result = outer.pop() + outerSign * result;
                }
                default -> { }
            }
        }
        return result + sign * number;
    }
}
