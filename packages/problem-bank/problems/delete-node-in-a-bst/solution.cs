public class Solution
{
    public TreeNode DeleteNode(TreeNode root, int key)
    {
        if (root == null) return null;
        if (key < root.val)
        {
            root.left = DeleteNode(root.left, key);
        }
        else if (key > root.val)
        {
            root.right = DeleteNode(root.right, key);
        }
        else
        {
            if (root.left == null) return root.right;
            if (root.right == null) return root.left;
            root.val = SmallestOf(root.right);
            root.right = DeleteNode(root.right, root.val);
        }
        return root;
    }

    private static int SmallestOf(TreeNode root)
    {
        var node = root;
        while (node.left != null) node = node.left;
        return node.val;
    }
}
