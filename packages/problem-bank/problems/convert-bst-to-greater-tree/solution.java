class Solution {
    private int total = 0;

    public TreeNode convertBST(TreeNode root) {
        if (root == null) return null;
        convertBST(root.right);
        total += root.val;
        root.val = total;
        convertBST(root.left);
        return root;
    }
}
