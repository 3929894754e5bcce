public class Solution
{
    public bool IsValidBST(TreeNode root) => IsWithin(root, long.MinValue, long.MaxValue);

    // The bounds are not ints, as a node may hold the smallest or the largest of those.
    private static bool IsWithin(TreeNode node, long low, long high)
    {
        if (node == null) return true;
        if (node.val <= low || node.val >= high) return false;
        return IsWithin(node.left, low, node.val) && IsWithin(node.right, node.val, high);
    }
}
