public class Solution
{
    public int MinDepth(TreeNode root)
    {
        if (root == null) return 0;
        var depth = 1;
        var level = new List<TreeNode> { root };
        while (!level.Any(node => node.left == null && node.right == null))
        {
            depth++;
            level = level.SelectMany(node => new[] { node.left, node.right }).Where(child => child != null).ToList();
        }
        return depth;
    }
}
