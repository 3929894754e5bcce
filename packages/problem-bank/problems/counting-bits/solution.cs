public class Solution
{
    public int[] CountBits(int n)
    {
        var bits = new int[n + 1];
        for (var number = 1; number <= n; number++) bits[number] = bits[number / 2] + number % 2;
        return bits;
    }
}
