public class Solution
{
    public int Rob(TreeNode root)
    {
        var (robbed, spared) = Best(root);
        return Math.Max(robbed, spared);
    }

    // The best of a subtree if its top is robbed, and if it is not.
    private static (int Robbed, int Spared) Best(TreeNode node)
    {
        if (node == null) return (0, 0);
        var left = Best(node.left);
        var right = Best(node.right);
        return (
            node.val + left.Spared + right.Spared,
            Math.Max(left.Robbed, left.Spared) + Math.Max(right.Robbed, right.Spared));
    }
}
