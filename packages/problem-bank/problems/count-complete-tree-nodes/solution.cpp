class Solution {
public:
    int countNodes(TreeNode* root) {
        int left = 0, right = 0;
        for (TreeNode* node = root; node; node = node->left) left++;
        for (TreeNode* node = root; node; node = node->right) right++;
        if (left == right) return (1 << left) - 1;
        return 1 + countNodes(root->left) + countNodes(root->right);
    }
};
