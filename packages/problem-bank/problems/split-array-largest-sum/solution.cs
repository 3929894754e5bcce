public class Solution
{
    public int SplitArray(int[] nums, int k)
    {
        int low = nums.Max(), high = nums.Sum();
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (PartsNeeded(nums, middle) <= k) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    private static int PartsNeeded(int[] nums, int bound)
    {
        int parts = 1, total = 0;
        foreach (var number in nums)
        {
            if (total + number > bound)
            {
                parts++;
                total = 0;
            }
            total += number;
        }
        return parts;
    }
}
