public class Solution
{
    public int AddDigits(int num) => num == 0 ? 0 : 1 + (num - 1) % 9;
}
