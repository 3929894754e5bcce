class Solution {
    public int countPrimes(int n) {
        boolean[] isComposite = new boolean[n];
        int primes = 0;
        for (int number = 2; number < n; number++) {
            if (isComposite[number]) continue;
            primes++;
            for (long multiple = (long) number * number; multiple < n; multiple += number) {
                isComposite[(int) multiple] = true;
            }
        }
        return primes;
    }
}
