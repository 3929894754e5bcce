public class Solution
{
    public int FindPeakElement(int[] nums)
    {
        int low = 0, high = nums.Length - 1;
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (nums[middle] < nums[middle + 1]) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
