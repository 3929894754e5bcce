class Solution {
public:
    vector<int> rightSideView(TreeNode* root) {
        vector<int> view;
        vector<TreeNode*> level;
        if (root) level.push_back(root);
        while (!level.empty()) {
            view.push_back(level.back()->val);
            vector<TreeNode*> below;
            for (const TreeNode* node : level) {
                if (node->left) below.push_back(node->left);
                if (node->right) below.push_back(node->right);
            }
            level = move(below);
        }
        return view;
    }
};
