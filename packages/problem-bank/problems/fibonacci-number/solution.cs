public class Solution
{
    public int Fib(int n)
    {
        int current = 0, following = 1;
        for (var step = 0; step < n; step++) (current, following) = (following, current + following);
        return current;
    }
}
