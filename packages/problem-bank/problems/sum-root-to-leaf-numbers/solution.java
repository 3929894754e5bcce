class Solution {
    public int sumNumbers(TreeNode root) {
        return sumBelow(root, 0);
    }

    private int sumBelow(TreeNode node, int above) {
        if (node == null) return 0;
        int number = above * 10 + node.val;
        if (node.left == null && node.right == null) return number;
        return sumBelow(node.left, number) + sumBelow(node.right, number);
    }
}
