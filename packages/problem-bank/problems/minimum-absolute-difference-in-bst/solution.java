class Solution {
    private TreeNode before;
    private int smallest = Integer.MAX_VALUE;

    public int getMinimumDifference(TreeNode root) {
        visit(root);
        return smallest;
    }

    private void visit(TreeNode node) {
        if (node == null) return;
        visit(node.left);
        if (before != null) smallest = Math.min(smallest, node.val - before.val);
        before = node;
        visit(node.right);
    }
}
