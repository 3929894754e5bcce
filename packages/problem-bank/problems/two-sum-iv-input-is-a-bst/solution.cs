public class Solution
{
    private readonly HashSet<int> seen = new HashSet<int>();

    public bool FindTarget(TreeNode root, int k)
    {
        if (root == null) return false;
        if (seen.Contains(k - root.val)) return true;
        seen.Add(root.val);
        return FindTarget(root.left, k) || FindTarget(root.right, k);
    }
}
