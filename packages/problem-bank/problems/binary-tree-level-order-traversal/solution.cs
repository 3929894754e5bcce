public class Solution
{
    public IList<IList<int>> LevelOrder(TreeNode root)
    {
        var levels = new List<IList<int>>();
        if (root == null) return levels;
        var level = new List<TreeNode> { root };
        while (level.Count > 0)
        {
            levels.Add(level.Select(node => node.val).ToList());
            level = level.SelectMany(node => new[] { node.left, node.right }).Where(child => child != null).ToList();
        }
        return levels;
    }
}
