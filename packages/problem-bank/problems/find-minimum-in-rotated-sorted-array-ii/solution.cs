public class Solution
{
    public int FindMin(int[] nums)
    {
        int low = 0, high = nums.Length - 1;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (nums[middle] > nums[high]) low = middle + 1;
            else if (nums[middle] < nums[high]) high = middle;
            else high--;
        }
        return nums[low];
    }
}
