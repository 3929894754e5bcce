public class Solution
{
    public void NextPermutation(int[] nums)
    {
        var pivot = nums.Length - 2;
        while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) pivot--;
        if (pivot >= 0)
        {
            var larger = nums.Length - 1;
            while (nums[larger] <= nums[pivot]) larger--;
            (nums[pivot], nums[larger]) = (nums[larger], nums[pivot]);
        }
        Array.Reverse(nums, pivot + 1, nums.Length - pivot - 1);
    }
}
