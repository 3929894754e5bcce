class Solution {
    public boolean isBalanced(TreeNode root) {
        return heightIfBalanced(root) != -1;
    }

    private int heightIfBalanced(TreeNode node) {
        if (node == null) return 0;
        int left = heightIfBalanced(node.left);
        int right = heightIfBalanced(node.right);
        if (left == -1 || right == -1 || Math.abs(left - right) > 1) return -1;
        return 1 + Math.max(left, right);
    }
}
