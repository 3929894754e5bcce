public class Solution
{
    public int LowestCommonAncestor(TreeNode root, int p, int q) => Find(root, p, q).val;

    private static TreeNode Find(TreeNode node, int p, int q)
    {
        if (node == null || node.val == p || node.val == q) return node;
        var left = Find(node.left, p, q);
        var right = Find(node.right, p, q);
        return left != null && right != null ? node : left ?? right;
    }
}
