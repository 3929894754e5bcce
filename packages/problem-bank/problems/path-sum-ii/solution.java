class Solution {
    private final List<List<Integer>> paths = new ArrayList<>();
    private final List<Integer> path = new ArrayList<>();

    public List<List<Integer>> pathSum(TreeNode root, int targetSum) {
        visit(root, targetSum);
        return paths;
    }

    private void visit(TreeNode node, int missing) {
        if (node == null) return;
        path.add(node.val);
        boolean isLeaf = node.left == null && node.right == null;
        if (isLeaf && node.val == missing) paths.add(new ArrayList<>(path));
        visit(node.left, missing - node.val);
        visit(node.right, missing - node.val);
        path.remove(path.size() - 1);
    }
}
