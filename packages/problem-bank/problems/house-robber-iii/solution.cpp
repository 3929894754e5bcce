class Solution {
public:
    int rob(TreeNode* root) {
        const auto [robbed, spared] = best(root);
        return max(robbed, spared);
    }

private:
    /** The best of this subtree if its top is robbed, and if it is not. */
    pair<int, int> best(TreeNode* node) {
        if (!node) return {0, 0};
        const auto left = best(node->left), right = best(node->right);
        const int spared = max(left.first, left.second) + max(right.first, right.second);
        return {node->val + left.second + right.second, spared};
    }
};
