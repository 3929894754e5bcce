class Solution {
public:
    int sumOfLeftLeaves(TreeNode* root) {
        if (!root) return 0;
        TreeNode* left = root->left;
        const bool isLeaf = left && !left->left && !left->right;
        return (isLeaf ? left->val : sumOfLeftLeaves(left)) + sumOfLeftLeaves(root->right);
    }
};
