public class Solution
{
    public int NumJewelsInStones(string jewels, string stones)
    {
        var precious = jewels.ToHashSet();
        return stones.Count(precious.Contains);
    }
}
