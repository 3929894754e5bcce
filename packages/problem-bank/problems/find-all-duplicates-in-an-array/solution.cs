public class Solution
{
    public IList<int> FindDuplicates(int[] nums)
    {
        var duplicates = new List<int>();
        foreach (var entry in nums)
        {
            var number = Math.Abs(entry);
            // The sign at a number's own place tells that it was seen.
            if (nums[number - 1] < 0) duplicates.Add(number);
            nums[number - 1] *= -1;
        }
        return duplicates;
    }
}
