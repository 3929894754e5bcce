public class Solution
{
    public bool LeafSimilar(TreeNode root1, TreeNode root2)
    {
        var leaves1 = new List<int>();
        var leaves2 = new List<int>();
        CollectLeaves(root1, leaves1);
        CollectLeaves(root2, leaves2);
        return leaves1.SequenceEqual(leaves2);
    }

    private static void CollectLeaves(TreeNode node, List<int> leaves)
    {
        if (node == null) return;
        if (node.left == null && node.right == null) leaves.Add(node.val);
        CollectLeaves(node.left, leaves);
        CollectLeaves(node.right, leaves);
    }
}
