public class Solution
{
    public int LongestConsecutive(int[] nums)
    {
        var present = new HashSet<int>(nums);
        var longest = 0;
        foreach (var start in present)
        {
            if (present.Contains(start - 1)) continue;
            var end = start;
            while (present.Contains(end + 1)) end++;
            longest = Math.Max(longest, end - start + 1);
        }
        return longest;
    }
}
