public class Solution
{
    public IList<int> InorderTraversal(TreeNode root)
    {
        var values = new List<int>();
        var path = new Stack<TreeNode>();
        var node = root;
        while (node != null || path.Count > 0)
        {
            for (; node != null; node = node.left) path.Push(node);
            node = path.Pop();
            values.Add(node.val);
            node = node.right;
        }
        return values;
    }
}
