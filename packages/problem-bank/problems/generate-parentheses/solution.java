class Solution {
    private final List<String> found = new ArrayList<>();

    public List<String> generateParenthesis(int n) {
        extend("", n, 0);
        return found;
    }

    private void extend(String start, int left, int opened) {
        if (left == 0 && opened == 0) found.add(start);
        if (left > 0) extend(start + "(", left - 1, opened + 1);
        if (opened > 0) extend(start + ")", left, opened - 1);
    }
}
