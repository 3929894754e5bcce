public class Solution
{
    private readonly List<IList<int>> paths = new List<IList<int>>();
    private readonly List<int> path = new List<int>();

    public IList<IList<int>> PathSum(TreeNode root, int targetSum)
    {
        Visit(root, targetSum);
        return paths;
    }

    private void Visit(TreeNode node, int missing)
    {
        if (node == null) return;
        path.Add(node.val);
        if (node.left == null && node.right == null && node.val == missing) paths.Add(path.ToList());
        Visit(node.left, missing - node.val);
        Visit(node.right, missing - node.val);
        path.RemoveAt(path.Count - 1);
    }
}
