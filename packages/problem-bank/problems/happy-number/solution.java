class Solution {
    public boolean isHappy(int n) {
        Set<Integer> seen = new HashSet<>();
        int number = n;
        while (number != 1 && seen.add(number)) number = sumOfSquares(number);
        return number == 1;
    }

    private int sumOfSquares(int number) {
        int sum = 0;
        for (int left = number; left > 0; left /= 10) sum += (left % 10) * (left % 10);
        return sum;
    }
}
