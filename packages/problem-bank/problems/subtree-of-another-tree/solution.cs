public class Solution
{
    public bool IsSubtree(TreeNode root, TreeNode subRoot)
    {
        if (root == null) return subRoot == null;
        return IsSame(root, subRoot) || IsSubtree(root.left, subRoot) || IsSubtree(root.right, subRoot);
    }

    private static bool IsSame(TreeNode a, TreeNode b)
    {
        if (a == null || b == null) return a == b;
        return a.val == b.val && IsSame(a.left, b.left) && IsSame(a.right, b.right);
    }
}
