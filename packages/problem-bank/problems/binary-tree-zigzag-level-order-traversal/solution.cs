public class Solution
{
    public IList<IList<int>> ZigzagLevelOrder(TreeNode root)
    {
        var levels = new List<IList<int>>();
        if (root == null) return levels;
        var level = new List<TreeNode> { root };
        while (level.Count > 0)
        {
            var values = level.Select(node => node.val).ToList();
            if (levels.Count % 2 == 1) values.Reverse();
            levels.Add(values);
            level = level.SelectMany(node => new[] { node.left, node.right }).Where(child => child != null).ToList();
        }
        return levels;
    }
}
