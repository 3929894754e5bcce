class Solution {
    public String multiply(String num1, String num2) {
        int[] digits = new int[num1.length() + num2.length()];
        for (int i = num1.length() - 1; i >= 0; i--) {
            for (int j = num2.length() - 1; j >= 0; j--) {
                int total = digits[i + j + 1] + (num1.charAt(i) - '0') * (num2.charAt(j) - '0');
                digits[i + j + 1] = total % 10;
                digits[i + j] += total / 10;
            }
        }
        StringBuilder product = new StringBuilder();
        for (int digit : digits) {
            if (digit > 0 || !product.isEmpty()) product.append(digit);
        }
        return product.isEmpty() ? "0" : product.toString();
    }
}
