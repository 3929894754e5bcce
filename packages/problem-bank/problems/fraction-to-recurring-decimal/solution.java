class Solution {
    public String fractionToDecimal(int numerator, int denominator) {
        StringBuilder decimal = new StringBuilder();
        if (numerator != 0 && numerator < 0 != denominator < 0) decimal.append('-');
        long divisor = Math.abs((long) denominator);
        long dividend = Math.abs((long) numerator);
        decimal.append(dividend / divisor);
        long remainder = dividend % divisor;
        if (remainder == 0) return decimal.toString();
        decimal.append('.');
        // For each remainder the place of the digit that it gives.
        Map<Long, Integer> places = new HashMap<>();
        while (remainder != 0 && !places.containsKey(remainder)) {
            places.put(remainder, decimal.length());
            decimal.append(remainder * 10 / divisor);
            remainder = remainder * 10 % divisor;
        }
        if (remainder != 0) decimal.insert(places.get(remainder), "(").append(')');
        return decimal.toString();
    }
}
