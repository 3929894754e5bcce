class Solution {
    public int minDistance(String word1, String word2) {
        int[] above = new int[word2.length() + 1];
        for (int column = 0; column <= word2.length(); column++) above[column] = column;
        for (int index = 0; index < word1.length(); index++) {
            int[] row = new int[word2.length() + 1];
            row[0] = index + 1;
            for (int column = 0; column < word2.length(); column++) {
                if (word1.charAt(index) == word2.charAt(column)) row[column + 1] = above[column];
                else row[column + 1] = 1 + Math.min(above[column], Math.min(above[column + 1], row[column]));
            }
            above = row;
        }
        return above[word2.length()];
    }
}
