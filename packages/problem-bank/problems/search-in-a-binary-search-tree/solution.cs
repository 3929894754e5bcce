public class Solution
{
    public TreeNode SearchBST(TreeNode root, int val)
    {
        var node = root;
        while (node != null && node.val != val) node = val < node.val ? node.left : node.right;
        return node;
    }
}
