class Solution {
public:
    vector<double> averageOfLevels(TreeNode* root) {
        vector<double> averages;
        vector<TreeNode*> level{root};
        while (!level.empty()) {
            double sum = 0;
            vector<TreeNode*> below;
            for (const TreeNode* node : level) {
                sum += node->val;
                if (node->left) below.push_back(node->left);
                if (node->right) below.push_back(node->right);
            }
            averages.push_back(sum / level.size());
            level = move(below);
        }
        return averages;
    }
};
