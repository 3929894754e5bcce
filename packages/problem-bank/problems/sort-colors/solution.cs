public class Solution
{
    public void SortColors(int[] nums)
    {
        int low = 0, current = 0, high = nums.Length - 1;
        while (current <= high)
        {
            if (nums[current] == 0)
            {
                (nums[low], nums[current]) = (nums[current], nums[low]);
                low++;
                current++;
            }
            else if (nums[current] == 2)
            {
                (nums[high], nums[current]) = (nums[current], nums[high]);
                high--;
            }
            else
            {
                current++;
            }
        }
    }
}
