class Solution {
    public TreeNode insertIntoBST(TreeNode root, int val) {
        TreeNode parent = null;
        for (TreeNode node = root; node != null; node = val < node.val ? node.left : node.right) {
            parent = node;
        }
        TreeNode added = new TreeNode(val);
        if (parent == null) return added;
        if (val < parent.val) parent.left = added;
        else parent.right = added;
        return root;
    }
}
