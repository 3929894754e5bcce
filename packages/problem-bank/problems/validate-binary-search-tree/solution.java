class Solution {
    public boolean isValidBST(TreeNode root) {
        return liesWithin(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    // Bounds beyond int, as a value may be the smallest or the largest of its kind.
    private boolean liesWithin(TreeNode node, long low, long high) {
        if (node == null) return true;
        if (node.val <= low || node.val >= high) return false;
        return liesWithin(node.left, low, node.val) && liesWithin(node.right, node.val, high);
    }
}
