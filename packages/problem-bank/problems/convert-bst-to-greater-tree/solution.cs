public class Solution
{
    private int total;

    public TreeNode ConvertBST(TreeNode root)
    {
        if (root == null) return null;
        ConvertBST(root.right);
        total += root.val;
        root.val = total;
        ConvertBST(root.left);
        return root;
    }
}
