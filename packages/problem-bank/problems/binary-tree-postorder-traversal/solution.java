class Solution {
    public List<Integer> postorderTraversal(TreeNode root) {
        List<Integer> values = new ArrayList<>();
        Deque<TreeNode> toVisit = new ArrayDeque<>();
        if (root != null) toVisit.push(root);
        while (!toVisit.isEmpty()) {
            TreeNode node = toVisit.pop();
            values.add(node.val);
            if (node.left != null) toVisit.push(node.left);
            if (node.right != null) toVisit.push(node.right);
        }
        Collections.reverse(values);
        return values;
    }
}
