class Solution {
    public List<Integer> inorderTraversal(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        Deque<TreeNode> path = new ArrayDeque<>();
        TreeNode node = root;
        while (node != null || !path.isEmpty()) {
            while (node != null) {
                path.push(node);
                node = node.left;
            }
            node = path.pop();
            values.add(node.val);
            node = node.right;
        }
        return values;
    }
}
