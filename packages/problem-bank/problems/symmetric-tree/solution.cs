public class Solution
{
    public bool IsSymmetric(TreeNode root) => root == null || Mirrors(root.left, root.right);

    private static bool Mirrors(TreeNode a, TreeNode b)
    {
        if (a == null || b == null) return a == b;
        return a.val == b.val && Mirrors(a.left, b.right) && Mirrors(a.right, b.left);
    }
}
