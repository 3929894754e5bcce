class Solution {
    public int sumOfLeftLeaves(TreeNode root) {
        if (root == null) return 0;
        TreeNode left = root.left;
        boolean isLeaf = left != null && left.left == null && left.right == null;
        return (isLeaf ? left.val : sumOfLeftLeaves(left)) + sumOfLeftLeaves(root.right);
    }
}
