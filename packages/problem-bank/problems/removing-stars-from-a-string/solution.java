class Solution {
    public String removeStars(String s) {
        StringBuilder left = new StringBuilder();
        for (char character : s.toCharArray()) {
            if (character == '*') left.setLength(left.length() - 1);
            else left.append(character);
        }
        return left.toString();
    }
}
