class Solution {
    public void flatten(TreeNode root) {
        for (TreeNode node = root; node != null; node = node.right) {
            if (node.left == null) continue;
            TreeNode last = node.left;
            while (last.right != null) last = last.right;
            last.right = node.right;
            node.right = node.left;
            node.left = null;
        }
    }
}
