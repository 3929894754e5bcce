public class Solution
{
    public bool IsBalanced(TreeNode root) => Height(root) != -1;

    // The height of a balanced tree, and -1 for another.
    private static int Height(TreeNode node)
    {
        if (node == null) return 0;
        var left = Height(node.left);
        var right = Height(node.right);
        if (left == -1 || right == -1 || Math.Abs(left - right) > 1) return -1;
        return 1 + Math.Max(left, right);
    }
}
