class Solution {
    private int best = Integer.MIN_VALUE;

    public int maxPathSum(TreeNode root) {
        gain(root);
        return best;
    }

    /** The most that a path from this node down is worth; none is worth 0. */
    private int gain(TreeNode node) {
        if (node == null) return 0;
        int left = gain(node.left);
        int right = gain(node.right);
        best = Math.max(best, node.val + left + right);
        return Math.max(0, node.val + Math.max(left, right));
    }
}
