class Solution {
    private static final String[] LETTERS = {"", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};

    public List<String> letterCombinations(String digits) {
        if (digits.isEmpty()) return List.of();
        List<String> combinations = List.of("");
        for (char digit : digits.toCharArray()) {
            List<String> longer = new ArrayList<>();
            for (String start : combinations) {
                for (char letter : LETTERS[digit - '0'].toCharArray()) longer.add(start + letter);
            }
            combinations = longer;
        }
        return combinations;
    }
}
