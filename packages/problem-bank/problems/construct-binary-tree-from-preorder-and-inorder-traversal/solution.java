class Solution {
    private final Map<Integer, Integer> placeOf = new HashMap<>();
    private int used = 0;

    public TreeNode buildTree(int[] preorder, int[] inorder) {
        for (int place = 0; place < inorder.length; place++) placeOf.put(inorder[place], place);
        return build(preorder, 0, inorder.length);
    }

    private TreeNode build(int[] preorder, int start, int end) {
        if (start == end) return null;
        int value = preorder[used++];
        int place = placeOf.get(value);
        TreeNode left = build(preorder, start, place);
        return new TreeNode(value, left, build(preorder, place + 1, end));
    }
}
