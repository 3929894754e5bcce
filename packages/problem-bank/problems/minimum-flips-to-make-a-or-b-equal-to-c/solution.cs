public class Solution
{
    public int MinFlips(int a, int b, int c) => OnesIn((a | b) ^ c) + OnesIn(a & b & ~c);

    private static int OnesIn(int number)
    {
        var ones = 0;
        // Each step takes away the lowest one.
        for (var left = number; left != 0; left &= left - 1) ones++;
        return ones;
    }
}
