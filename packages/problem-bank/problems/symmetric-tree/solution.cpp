class Solution {
public:
    bool isSymmetric(TreeNode* root) {
        return !root || mirrors(root->left, root->right);
    }

private:
    bool mirrors(TreeNode* a, TreeNode* b) {
        if (!a || !b) return a == b;
        return a->val == b->val && mirrors(a->left, b->right) && mirrors(a->right, b->left);
    }
};
