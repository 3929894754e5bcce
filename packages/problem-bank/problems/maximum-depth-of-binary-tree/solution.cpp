class Solution {
public:
    int maxDepth(TreeNode* root) {
        int depth = 0;
        vector<TreeNode*> level;
        if (root) level.push_back(root);
        while (!level.empty()) {
            depth++;
            vector<TreeNode*> below;
            for (const TreeNode* node : level) {
                if (node->left) below.push_back(node->left);
                if (node->right) below.push_back(node->right);
            }
            level = move(below);
        }
        return depth;
    }
};
