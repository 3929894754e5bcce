public class Solution
{
    // How many of the nodes above have each sum from the root, which may be more than an int holds.
    private readonly Dictionary<long, int> above = new Dictionary<long, int> { [0] = 1 };

    public int PathSum(TreeNode root, int targetSum) => Count(root, 0, targetSum);

    private int Count(TreeNode node, long total, int targetSum)
    {
        if (node == null) return 0;
        total += node.val;
        var found = above.GetValueOrDefault(total - targetSum);
        above[total] = above.GetValueOrDefault(total) + 1;
        found += Count(node.left, total, targetSum) + Count(node.right, total, targetSum);
        above[total]--;
        return found;
    }
}
