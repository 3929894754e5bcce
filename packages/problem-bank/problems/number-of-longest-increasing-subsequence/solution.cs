public class Solution
{
    public int FindNumberOfLIS(int[] nums)
    {
        // Of the longest increasing subsequences that end at each place: how long they are, and how many.
        var lengths = Enumerable.Repeat(1, nums.Length).ToArray();
        var counts = Enumerable.Repeat(1, nums.Length).ToArray();
        for (var last = 0; last < nums.Length; last++)
        {
            for (var before = 0; before < last; before++)
            {
                if (nums[before] >= nums[last]) continue;
                if (lengths[before] + 1 > lengths[last])
                {
                    lengths[last] = lengths[before] + 1;
                    counts[last] = counts[before];
                }
                else if (lengths[before] + 1 == lengths[last])
                {
                    counts[last] += counts[before];
                }
            }
        }
        var longest = lengths.Max();
        return counts.Where((_, place) => lengths[place] == longest).Sum();
    }
}
