public class Solution
{
    public int GoodNodes(TreeNode root)
    {
        var good = 0;
        var toVisit = new Stack<(TreeNode Node, int Largest)>();
        toVisit.Push((root, int.MinValue));
        while (toVisit.Count > 0)
        {
            var (node, largest) = toVisit.Pop();
            if (node == null) continue;
            if (node.val >= largest) good++;
            largest = Math.Max(largest, node.val);
            toVisit.Push((node.left, largest));
            toVisit.Push((node.right, largest));
        }
        return good;
    }
}
