public class Solution
{
    private int longest;

    public int DiameterOfBinaryTree(TreeNode root)
    {
        Height(root);
        return longest;
    }

    private int Height(TreeNode node)
    {
        if (node == null) return 0;
        var left = Height(node.left);
        var right = Height(node.right);
        longest = Math.Max(longest, left + right);
        return 1 + Math.Max(left, right);
    }
}
