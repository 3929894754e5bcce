class Solution {
    public int countNodes(TreeNode root) {
        int left = 0;
        for (TreeNode node = root; node != null; node = node.left) left++;
        int right = 0;
        for (TreeNode node = root; node != null; node = node.right) right++;
        if (left == right) return (1 << left) - 1;
        return 1 + countNodes(root.left) + countNodes(root.right);
    }
}
