public class Solution
{
    public TreeNode InsertIntoBST(TreeNode root, int val)
    {
        var added = new TreeNode(val);
        if (root == null) return added;
        var node = root;
        while ((val < node.val ? node.left : node.right) is TreeNode next) node = next;
        if (val < node.val) node.left = added;
        else node.right = added;
        return root;
    }
}
