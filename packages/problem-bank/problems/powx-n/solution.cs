public class Solution
{
    public double MyPow(double x, int n)
    {
        // The smallest int has no negative.
        var power = Math.Abs((long)n);
        if (n < 0) x = 1 / x;
        var result = 1.0;
        for (; power > 0; power /= 2)
        {
            if (power % 2 == 1) result *= x;
            x *= x;
        }
        return result;
    }
}
