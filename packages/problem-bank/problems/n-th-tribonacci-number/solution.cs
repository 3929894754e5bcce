public class Solution
{
    public int Tribonacci(int n)
    {
        int a = 0, b = 1, c = 1;
        for (var step = 0; step < n; step++) (a, b, c) = (b, c, a + b + c);
        return a;
    }
}
