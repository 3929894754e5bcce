class Solution {
public:
    int countPrimes(int n) {
        if (n < 3) return 0;
        vector<bool> isPrime(n, true);
        isPrime[0] = isPrime[1] = false;
        for (int number = 2; number <= (n - 1) / number; number++) {
            if (!isPrime[number]) continue;
            for (int multiple = number * number; multiple < n; multiple += number) isPrime[multiple] = false;
        }
        return ranges::count(isPrime, true);
    }
};
