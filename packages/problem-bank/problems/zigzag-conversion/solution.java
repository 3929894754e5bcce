class Solution {
    public String convert(String s, int numRows) {
        if (numRows == 1) return s;
        StringBuilder[] rows = new StringBuilder[numRows];
        Arrays.setAll(rows, row -> new StringBuilder());
        int row = 0;
        int step = 1;
        for (char letter : s.toCharArray()) {
            rows[row].append(letter);
            if (row == 0) step = 1;
            else if (row == numRows - 1) step = -1;
            row += step;
        }
        return String.join("", rows);
    }
}
