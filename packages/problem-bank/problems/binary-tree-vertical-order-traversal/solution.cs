public class Solution
{
    public IList<IList<int>> VerticalOrder(TreeNode root)
    {
        var columns = new SortedDictionary<int, IList<int>>();
        var queue = new Queue<KeyValuePair<int, TreeNode>>();
        queue.Enqueue(new KeyValuePair<int, TreeNode>(0, root));
        while (queue.Count > 0)
        {
            var place = queue.Dequeue();
            var column = place.Key;
            var node = place.Value;
            if (node == null) continue;
            if (!columns.ContainsKey(column)) columns[column] = new List<int>();
            columns[column].Add(node.val);
            queue.Enqueue(new KeyValuePair<int, TreeNode>(column - 1, node.left));
            queue.Enqueue(new KeyValuePair<int, TreeNode>(column + 1, node.right));
        }
        return columns.Values.ToList();
    }
}
