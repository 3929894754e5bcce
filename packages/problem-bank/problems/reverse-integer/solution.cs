public class Solution
{
    public int Reverse(int x)
    {
        var reversed = 0L;
        for (; x != 0; x /= 10) reversed = reversed * 10 + x % 10;
        return reversed == (int)reversed ? (int)reversed : 0;
    }
}
