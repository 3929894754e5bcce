class Solution {
    private record Place(TreeNode node, int column) {}

    public List<List<Integer>> verticalOrder(TreeNode root) {
        Map<Integer, List<Integer>> columns = new TreeMap<>();
        Queue<Place> queue = new ArrayDeque<>();
        if (root != null) queue.add(new Place(root, 0));
        while (!queue.isEmpty()) {
            Place place = queue.remove();
            TreeNode node = place.node();
            columns.computeIfAbsent(place.column(), column -> new ArrayList<>()).add(node.val);
            if (node.left != null) queue.add(new Place(node.left, place.column() - 1));
            if (node.right != null) queue.add(new Place(node.right, place.column() + 1));
        }
        return new ArrayList<>(columns.values());
    }
}
