public class Solution
{
    public int CountNodes(TreeNode root)
    {
        int left = 0, right = 0;
        for (var node = root; node != null; node = node.left) left++;
        for (var node = root; node != null; node = node.right) right++;
        if (left == right) return (1 << left) - 1;
        return 1 + CountNodes(root.left) + CountNodes(root.right);
    }
}
