public class Solution
{
    public int LongestZigZag(TreeNode root)
    {
        var longest = 0;
        var toVisit = new Stack<(TreeNode Node, int LeftNext, int RightNext)>();
        toVisit.Push((root, 0, 0));
        while (toVisit.Count > 0)
        {
            var (node, leftNext, rightNext) = toVisit.Pop();
            if (node == null) continue;
            longest = Math.Max(longest, Math.Max(leftNext, rightNext));
            toVisit.Push((node.left, 0, leftNext + 1));
            toVisit.Push((node.right, rightNext + 1, 0));
        }
        return longest;
    }
}
