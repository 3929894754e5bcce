public class Solution
{
    public IList<int> RightSideView(TreeNode root)
    {
        var view = new List<int>();
        if (root == null) return view;
        var level = new List<TreeNode> { root };
        while (level.Count > 0)
        {
            view.Add(level.Last().val);
            level = level.SelectMany(node => new[] { node.left, node.right }).Where(child => child != null).ToList();
        }
        return view;
    }
}
