class Solution {
    // How often each sum of a path from the root is met above the node that is visited.
    private final Map<Long, Integer> above = new HashMap<>(Map.of(0L, 1));

    public int pathSum(TreeNode root, int targetSum) {
        return count(root, 0, targetSum);
    }

    private int count(TreeNode node, long before, int targetSum) {
        if (node == null) return 0;
        long total = before + node.val;
        int found = above.getOrDefault(total - targetSum, 0);
        above.merge(total, 1, Integer::sum);
        found += count(node.left, total, targetSum) + count(node.right, total, targetSum);
        above.merge(total, -1, Integer::sum);
        return found;
    }
}
