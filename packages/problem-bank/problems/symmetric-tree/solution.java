class Solution {
    public boolean isSymmetric(TreeNode root) {
        return root == null || mirrors(root.left, root.right);
    }

    private boolean mirrors(TreeNode a, TreeNode b) {
        if (a == null || b == null) return a == b;
        return a.val == b.val && mirrors(a.left, b.right) && mirrors(a.right, b.left);
    }
}
