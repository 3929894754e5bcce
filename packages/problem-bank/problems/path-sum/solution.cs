public class Solution
{
    public bool HasPathSum(TreeNode root, int targetSum)
    {
        if (root == null) return false;
        var rest = targetSum - root.val;
        if (root.left == null && root.right == null) return rest == 0;
        return HasPathSum(root.left, rest) || HasPathSum(root.right, rest);
    }
}
