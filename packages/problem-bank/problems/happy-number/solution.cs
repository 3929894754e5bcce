public class Solution
{
    public bool IsHappy(int n)
    {
        var seen = new HashSet<int>();
        while (n != 1 && seen.Add(n)) n = SumOfSquares(n);
        return n == 1;
    }

    private static int SumOfSquares(int number)
    {
        var sum = 0;
        for (; number > 0; number /= 10) sum += number % 10 * (number % 10);
        return sum;
    }
}
