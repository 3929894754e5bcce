class Solution {
    public int titleToNumber(String columnTitle) {
        int number = 0;
        for (char letter : columnTitle.toCharArray()) number = number * 26 + letter - 'A' + 1;
        return number;
    }
}
