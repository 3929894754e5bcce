class Solution {
    public int maxLevelSum(TreeNode root) {
        int largest = Integer.MIN_VALUE;
        int best = 0;
        Queue<TreeNode> queue = new ArrayDeque<>(List.of(root));
        for (int level = 1; !queue.isEmpty(); level++) {
            int sum = 0;
            for (int left = queue.size(); left > 0; left--) {
                TreeNode node = queue.remove();
                sum += node.val;
                if (node.left != null) queue.add(node.left);
                if (node.right != null) queue.add(node.right);
            }
            if (sum > largest) {
                largest = sum;
                best = level;
            }
        }
        return best;
    }
}
