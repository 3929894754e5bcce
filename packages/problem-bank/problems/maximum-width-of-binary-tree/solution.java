class Solution {
    private record Placed(TreeNode node, long position) {}

    public int widthOfBinaryTree(TreeNode root) {
        long widest = 0;
        List<Placed> level = List.of(new Placed(root, 0));
        while (!level.isEmpty()) {
            long first = level.get(0).position();
            widest = Math.max(widest, level.get(level.size() - 1).position() - first + 1);
            List<Placed> below = new ArrayList<>();
            for (Placed placed : level) {
                long left = 2 * (placed.position() - first);
                if (placed.node().left != null) below.add(new Placed(placed.node().left, left));
                if (placed.node().right != null) below.add(new Placed(placed.node().right, left + 1));
            }
            level = below;
        }
        return (int) widest;
    }
}
