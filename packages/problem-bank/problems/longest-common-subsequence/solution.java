class Solution {
    public int longestCommonSubsequence(String text1, String text2) {
        int[] above = new int[text2.length() + 1];
        for (char a : text1.toCharArray()) {
            int[] row = new int[text2.length() + 1];
            for (int column = 0; column < text2.length(); column++) {
                boolean isCommon = a == text2.charAt(column);
                row[column + 1] = isCommon ? above[column] + 1 : Math.max(above[column + 1], row[column]);
            }
            above = row;
        }
        return above[text2.length()];
    }
}
