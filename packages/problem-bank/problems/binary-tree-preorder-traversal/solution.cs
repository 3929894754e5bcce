public class Solution
{
    public IList<int> PreorderTraversal(TreeNode root)
    {
        var values = new List<int>();
        var toVisit = new Stack<TreeNode>(new[] { root });
        while (toVisit.Count > 0)
        {
            var node = toVisit.Pop();
            if (node == null) continue;
            values.Add(node.val);
            toVisit.Push(node.right);
            toVisit.Push(node.left);
        }
        return values;
    }
}
