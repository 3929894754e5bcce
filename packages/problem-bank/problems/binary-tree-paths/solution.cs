public class Solution
{
    private readonly List<string> paths = new List<string>();

    public IList<string> BinaryTreePaths(TreeNode root)
    {
        Visit(root, "");
        return paths;
    }

    private void Visit(TreeNode node, string above)
    {
        if (node == null) return;
        var path = above + node.val;
        if (node.left == null && node.right == null) paths.Add(path);
        Visit(node.left, path + "->");
        Visit(node.right, path + "->");
    }
}
