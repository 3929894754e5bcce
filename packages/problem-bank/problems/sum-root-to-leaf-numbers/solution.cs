public class Solution
{
    public int SumNumbers(TreeNode root) => Total(root, 0);

    private static int Total(TreeNode node, int number)
    {
        if (node == null) return 0;
        number = number * 10 + node.val;
        if (node.left == null && node.right == null) return number;
        return Total(node.left, number) + Total(node.right, number);
    }
}
