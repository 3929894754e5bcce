public class Solution
{
    private int best = int.MinValue;

    public int MaxPathSum(TreeNode root)
    {
        Gain(root);
        return best;
    }

    // The most that a path down from a node can add.
    private int Gain(TreeNode node)
    {
        if (node == null) return 0;
        var left = Gain(node.left);
        var right = Gain(node.right);
        best = Math.Max(best, node.val + left + right);
        return Math.Max(0, node.val + Math.Max(left, right));
    }
}
