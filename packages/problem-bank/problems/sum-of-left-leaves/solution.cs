public class Solution
{
    public int SumOfLeftLeaves(TreeNode root)
    {
        if (root == null) return 0;
        var left = root.left;
        var isLeaf = left != null && left.left == null && left.right == null;
        return (isLeaf ? left.val : SumOfLeftLeaves(left)) + SumOfLeftLeaves(root.right);
    }
}
