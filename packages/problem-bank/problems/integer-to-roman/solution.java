class Solution {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SYMBOLS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    public String intToRoman(int num) {
        StringBuilder numeral = new StringBuilder();
        int left = num;
        for (int index = 0; index < VALUES.length; index++) {
            numeral.append(SYMBOLS[index].repeat(left / VALUES[index]));
            left %= VALUES[index];
        }
        return numeral.toString();
    }
}
