public class Solution
{
    public int[] TopKFrequent(int[] nums, int k)
    {
        var withCount = nums.GroupBy(number => number).ToLookup(same => same.Count(), same => same.Key);
        return Enumerable.Range(1, nums.Length).Reverse().SelectMany(count => withCount[count]).Take(k).ToArray();
    }
}
