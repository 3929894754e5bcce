public class Solution
{
    public int MaxLevelSum(TreeNode root)
    {
        var largest = int.MinValue;
        var best = 0;
        var level = new List<TreeNode> { root };
        for (var depth = 1; level.Count > 0; depth++)
        {
            var sum = level.Sum(node => node.val);
            if (sum > largest)
            {
                largest = sum;
                best = depth;
            }
            level = level.SelectMany(node => new[] { node.left, node.right }).Where(child => child != null).ToList();
        }
        return best;
    }
}
