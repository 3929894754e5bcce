public class Solution
{
    public int SearchInsert(int[] nums, int target)
    {
        int low = 0, high = nums.Length;
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (nums[middle] < target) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
