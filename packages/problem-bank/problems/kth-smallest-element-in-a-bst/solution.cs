public class Solution
{
    public int KthSmallest(TreeNode root, int k)
    {
        var path = new Stack<TreeNode>();
        var node = root;
        while (true)
        {
            for (; node != null; node = node.left) path.Push(node);
            node = path.Pop();
            if (--k == 0) return node.val;
            node = node.right;
        }
    }
}
