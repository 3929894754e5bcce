class Solution {
    private static final Map<String, IntBinaryOperator> OPERATIONS =
        Map.of("+", (a, b) -> a + b, "-", (a, b) -> a - b, "*", (a, b) -> a * b, "/", (a, b) -> a / b);

    public int evalRPN(String[] tokens) {
        Deque<Integer> stack = new ArrayDeque<>();
        for (String token : tokens) {
            IntBinaryOperator operation = OPERATIONS.get(token);
            if (operation == null) {
                stack.push(Integer.parseInt(token));
            } else {
                int right = stack.pop();
                int left = stack.pop();
                stack.push(operation.applyAsInt(left, right));
            }
        }
        return stack.pop();
    }
}
