class Solution {
    public boolean checkValidString(String s) {
        // How many parentheses can be open: any number from fewest to most.
        int fewest = 0;
        int most = 0;
        for (char character : s.toCharArray()) {
            fewest += character == '(' ? 1 : -1;
            most += character == ')' ? -1 : 1;
            if (most < 0) return false;
            fewest = Math.max(fewest, 0);
        }
        return fewest == 0;
    }
}
