public class Solution
{
    public int NumIdenticalPairs(int[] nums)
    {
        var seen = new Dictionary<int, int>();
        var pairs = 0;
        foreach (var number in nums)
        {
            var before = seen.GetValueOrDefault(number);
            pairs += before;
            seen[number] = before + 1;
        }
        return pairs;
    }
}
