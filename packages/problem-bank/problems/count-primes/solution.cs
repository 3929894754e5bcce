public class Solution
{
    public int CountPrimes(int n)
    {
        var isComposite = new bool[n];
        var primes = 0;
        for (var number = 2; number < n; number++)
        {
            if (isComposite[number]) continue;
            primes++;
            // The square of a large number does not fit an int.
            for (var multiple = (long)number * number; multiple < n; multiple += number) isComposite[multiple] = true;
        }
        return primes;
    }
}
