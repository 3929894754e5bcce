class Solution {
public:
    bool isValidBST(TreeNode* root) {
        return isWithin(root, LLONG_MIN, LLONG_MAX);
    }

private:
    bool isWithin(TreeNode* node, long long low, long long high) {
        if (!node) return true;
        if (node->val <= low || node->val >= high) return false;
        return isWithin(node->left, low, node->val) && isWithin(node->right, node->val, high);
    }
};
