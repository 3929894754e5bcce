class Solution {
    private record Best(int robbed, int spared) {
        int either() {
            return Math.max(robbed, spared);
        }
    }

    public int rob(TreeNode root) {
        return best(root).either();
    }

    /** The best of this subtree if its top is robbed, and if it is not. */
    private Best best(TreeNode node) {
        if (node == null) return new Best(0, 0);
        Best left = best(node.left);
        Best right = best(node.right);
        return new Best(node.val + left.spared() + right.spared(), left.either() + right.either());
    }
}
