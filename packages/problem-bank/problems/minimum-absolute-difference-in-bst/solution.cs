public class Solution
{
    private int? before;
    private int smallest = int.MaxValue;

    public int GetMinimumDifference(TreeNode root)
    {
        Visit(root);
        return smallest;
    }

    private void Visit(TreeNode node)
    {
        if (node == null) return;
        Visit(node.left);
        if (before is int last) smallest = Math.Min(smallest, node.val - last);
        before = node.val;
        Visit(node.right);
    }
}
