class Solution {
public:
    int widthOfBinaryTree(TreeNode* root) {
        long long widest = 0;
        vector<pair<TreeNode*, long long>> level{{root, 0}};
        while (!level.empty()) {
            const long long first = level.front().second;
            widest = max(widest, level.back().second - first + 1);
            vector<pair<TreeNode*, long long>> below;
            for (const auto& [node, position] : level) {
                const long long left = 2 * (position - first);
                if (node->left) below.emplace_back(node->left, left);
                if (node->right) below.emplace_back(node->right, left + 1);
            }
            level = move(below);
        }
        return widest;
    }
};
