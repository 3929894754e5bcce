class Solution {
    private record Visit(TreeNode node, int above) {}

    public int goodNodes(TreeNode root) {
        int good = 0;
        Deque<Visit> toVisit = new ArrayDeque<>(List.of(new Visit(root, Integer.MIN_VALUE)));
        while (!toVisit.isEmpty()) {
            Visit visit = toVisit.pop();
            TreeNode node = visit.node();
            if (node == null) continue;
            if (node.val >= visit.above()) good++;
            int largest = Math.max(visit.above(), node.val);
            toVisit.push(new Visit(node.left, largest));
            toVisit.push(new Visit(node.right, largest));
        }
        return good;
    }
}
