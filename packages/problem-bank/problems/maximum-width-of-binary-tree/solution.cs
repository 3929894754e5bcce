public class Solution
{
    public int WidthOfBinaryTree(TreeNode root)
    {
        var widest = 0L;
        var level = new List<(TreeNode Node, long Position)> { (root, 0) };
        while (level.Count > 0)
        {
            var first = level[0].Position;
            widest = Math.Max(widest, level[level.Count - 1].Position - first + 1);
            var below = new List<(TreeNode, long)>();
            foreach (var (node, position) in level)
            {
                var left = 2 * (position - first);
                if (node.left != null) below.Add((node.left, left));
                if (node.right != null) below.Add((node.right, left + 1));
            }
            level = below;
        }
        return (int)widest;
    }
}
