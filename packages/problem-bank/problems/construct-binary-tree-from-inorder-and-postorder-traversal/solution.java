class Solution {
    private final Map<Integer, Integer> placeOf = new HashMap<>();
    private int unused;

    public TreeNode buildTree(int[] inorder, int[] postorder) {
        for (int place = 0; place < inorder.length; place++) placeOf.put(inorder[place], place);
        unused = postorder.length;
        return build(postorder, 0, inorder.length);
    }

    private TreeNode build(int[] postorder, int start, int end) {
        if (start == end) return null;
        int value = postorder[--unused];
        int place = placeOf.get(value);
        TreeNode right = build(postorder, place + 1, end);
        return new TreeNode(value, build(postorder, start, place), right);
    }
}
