public class Solution
{
    public IList<string> SummaryRanges(int[] nums)
    {
        var ranges = new List<string>();
        var start = 0;
        for (var place = 0; place < nums.Length; place++)
        {
            if (place + 1 < nums.Length && nums[place + 1] == nums[place] + 1) continue;
            ranges.Add(start == place ? $"{nums[start]}" : $"{nums[start]}->{nums[place]}");
            start = place + 1;
        }
        return ranges;
    }
}
