public class Solution
{
    public int FindPairs(int[] nums, int k)
    {
        var counts = nums.GroupBy(number => number).ToDictionary(group => group.Key, group => group.Count());
        return counts.Count(pair => k == 0 ? pair.Value > 1 : counts.ContainsKey(pair.Key + k));
    }
}
