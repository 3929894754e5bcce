class Solution {
    public double myPow(double x, int n) {
        double power = n < 0 ? 1 / x : x;
        double result = 1;
        // The smallest int has no positive of its own kind.
        for (long left = Math.abs((long) n); left > 0; left /= 2) {
            if (left % 2 == 1) result *= power;
            power *= power;
        }
        return result;
    }
}
