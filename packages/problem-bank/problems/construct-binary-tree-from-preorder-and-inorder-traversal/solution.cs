public class Solution
{
    private readonly Dictionary<int, int> placeOf = new Dictionary<int, int>();
    private int nextRoot;

    public TreeNode BuildTree(int[] preorder, int[] inorder)
    {
        for (var place = 0; place < inorder.Length; place++) placeOf[inorder[place]] = place;
        return Build(preorder, 0, inorder.Length);
    }

    private TreeNode Build(int[] preorder, int start, int end)
    {
        if (start == end) return null;
        var value = preorder[nextRoot++];
        var place = placeOf[value];
        return new TreeNode(value, Build(preorder, start, place), Build(preorder, place + 1, end));
    }
}
