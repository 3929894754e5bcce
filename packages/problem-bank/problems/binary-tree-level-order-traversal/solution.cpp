class Solution {
public:
    vector<vector<int>> levelOrder(TreeNode* root) {
        vector<vector<int>> levels;
        vector<TreeNode*> level;
        if (root) level.push_back(root);
        while (!level.empty()) {
            vector<int> values;
            vector<TreeNode*> below;
            for (const TreeNode* node : level) {
                values.push_back(node->val);
                if (node->left) below.push_back(node->left);
                if (node->right) below.push_back(node->right);
            }
            levels.push_back(move(values));
            level = move(below);
        }
        return levels;
    }
};
