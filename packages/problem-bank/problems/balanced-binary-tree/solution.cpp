class Solution {
public:
    bool isBalanced(TreeNode* root) {
        return height(root) != -1;
    }

private:
    /** -1 where the tree is not balanced. */
    int height(TreeNode* node) {
        if (!node) return 0;
        const int left = height(node->left), right = height(node->right);
        if (left == -1 || right == -1 || abs(left - right) > 1) return -1;
        return 1 + max(left, right);
    }
};
