public class Solution
{
    public IList<double> AverageOfLevels(TreeNode root)
    {
        var averages = new List<double>();
        var level = new List<TreeNode> { root };
        while (level.Count > 0)
        {
            averages.Add(level.Average(node => node.val));
            level = level.SelectMany(node => new[] { node.left, node.right }).Where(child => child != null).ToList();
        }
        return averages;
    }
}
