public class Solution
{
    public int[] SearchRange(int[] nums, int target)
    {
        var first = FirstAtLeast(nums, target);
        if (first == nums.Length || nums[first] != target) return new[] { -1, -1 };
        return new[] { first, FirstAtLeast(nums, target + 1) - 1 };
    }

    private static int FirstAtLeast(int[] nums, int wanted)
    {
        int low = 0, high = nums.Length;
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (nums[middle] < wanted) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
