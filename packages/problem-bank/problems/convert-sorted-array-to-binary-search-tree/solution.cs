public class Solution
{
    public TreeNode SortedArrayToBST(int[] nums) => Build(nums, 0, nums.Length);

    private static TreeNode Build(int[] nums, int start, int end)
    {
        if (start == end) return null;
        var middle = (start + end) / 2;
        return new TreeNode(nums[middle], Build(nums, start, middle), Build(nums, middle + 1, end));
    }
}
