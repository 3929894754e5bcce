public class Solution
{
    public void Flatten(TreeNode root)
    {
        for (var node = root; node != null; node = node.right)
        {
            if (node.left == null) continue;
            var last = node.left;
            while (last.right != null) last = last.right;
            last.right = node.right;
            (node.left, node.right) = (null, node.left);
        }
    }
}
