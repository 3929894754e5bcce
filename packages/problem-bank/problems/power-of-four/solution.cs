public class Solution
{
    public bool IsPowerOfFour(int n) => n > 0 && (n & (n - 1)) == 0 && n % 3 == 1;
}
