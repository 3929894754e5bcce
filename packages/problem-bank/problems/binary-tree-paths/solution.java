class Solution {
    private final List<String> paths = new ArrayList<>();

    public List<String> binaryTreePaths(TreeNode root) {
        visit(root, "");
        return paths;
    }

    private void visit(TreeNode node, String above) {
        if (node == null) return;
        String path = above + node.val;
        if (node.left == null && node.right == null) paths.add(path);
        visit(node.left, path + "->");
        visit(node.right, path + "->");
    }
}
