public class Solution
{
    public int MaximumWealth(int[][] accounts) => accounts.Max(banks => banks.Sum());
}
