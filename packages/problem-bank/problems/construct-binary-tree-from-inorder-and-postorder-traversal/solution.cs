public class Solution
{
    private readonly Dictionary<int, int> placeOf = new Dictionary<int, int>();
    private int unused;

    public TreeNode BuildTree(int[] inorder, int[] postorder)
    {
        for (var place = 0; place < inorder.Length; place++) placeOf[inorder[place]] = place;
        unused = postorder.Length;
        return Build(postorder, 0, inorder.Length);
    }

    private TreeNode Build(int[] postorder, int start, int end)
    {
        if (start == end) return null;
        var value = postorder[--unused];
        var place = placeOf[value];
        var right = Build(postorder, place + 1, end);
        return new TreeNode(value, Build(postorder, start, place), right);
    }
}
