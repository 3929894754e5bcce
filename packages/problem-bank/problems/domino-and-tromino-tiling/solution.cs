public class Solution
{
    private const int Modulus = 1000000007;

    public int NumTilings(int n)
    {
        long current = 1, next = 1, afterNext = 2;
        for (var width = 0; width < n; width++)
            (current, next, afterNext) = (next, afterNext, (2 * afterNext + current) % Modulus);
        return (int)current;
    }
}
