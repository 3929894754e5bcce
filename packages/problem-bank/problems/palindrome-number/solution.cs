public class Solution
{
    public bool IsPalindrome(int x)
    {
        if (x < 0 || x % 10 == 0 && x != 0) return false;
        var back = 0;
        for (; x > back; x /= 10) back = back * 10 + x % 10;
        return x == back || x == back / 10;
    }
}
