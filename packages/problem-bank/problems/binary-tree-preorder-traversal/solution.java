class Solution {
    public List<Integer> preorderTraversal(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        Deque<TreeNode> toVisit = new ArrayDeque<>();
        if (root != null) toVisit.push(root);
        while (!toVisit.isEmpty()) {
            TreeNode node = toVisit.pop();
            values.add(node.val);
            if (node.right != null) toVisit.push(node.right);
            if (node.left != null) toVisit.push(node.left);
        }
        return values;
    }
}
