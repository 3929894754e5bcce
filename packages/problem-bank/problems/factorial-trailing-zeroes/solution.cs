public class Solution
{
    public int TrailingZeroes(int n)
    {
        var zeroes = 0;
        for (var left = n / 5; left > 0; left /= 5) zeroes += left;
        return zeroes;
    }
}
