public class Solution
{
    public IList<int> PostorderTraversal(TreeNode root)
    {
        var values = new List<int>();
        var toVisit = new Stack<TreeNode>(new[] { root });
        while (toVisit.Count > 0)
        {
            var node = toVisit.Pop();
            if (node == null) continue;
            values.Add(node.val);
            toVisit.Push(node.left);
            toVisit.Push(node.right);
        }
        values.Reverse();
        return values;
    }
}
