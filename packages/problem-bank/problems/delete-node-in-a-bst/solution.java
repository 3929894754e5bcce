class Solution {
    public TreeNode deleteNode(TreeNode root, int key) {
        if (root == null) return null;
        if (key < root.val) {
            root.left = deleteNode(root.left, key);
        } else if (key > root.val) {
            root.right = deleteNode(root.right, key);
        } else {
            if (root.left == null) return root.right;
            if (root.right == null) return root.left;
            root.val = smallestOf(root.right);
            root.right = deleteNode(root.right, root.val);
        }
        return root;
    }

    private static int smallestOf(TreeNode root) {
        TreeNode node = root;
        while (node.left != null) node = node.left;
        return node.val;
    }
}
