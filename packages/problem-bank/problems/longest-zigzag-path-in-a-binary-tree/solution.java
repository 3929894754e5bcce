class Solution {
    private record Visit(TreeNode node, int leftNext, int rightNext) {}

    public int longestZigZag(TreeNode root) {
        int longest = 0;
        Deque<Visit> toVisit = new ArrayDeque<>(List.of(new Visit(root, 0, 0)));
        while (!toVisit.isEmpty()) {
            Visit visit = toVisit.pop();
            TreeNode node = visit.node();
            if (node == null) continue;
            longest = Math.max(longest, Math.max(visit.leftNext(), visit.rightNext()));
            toVisit.push(new Visit(node.left, 0, visit.leftNext() + 1));
            toVisit.push(new Visit(node.right, visit.rightNext() + 1, 0));
        }
        return longest;
    }
}
