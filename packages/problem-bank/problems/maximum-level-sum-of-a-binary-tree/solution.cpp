class Solution {
public:
    int maxLevelSum(TreeNode* root) {
        int largest = INT_MIN, best = 0;
        vector<TreeNode*> level{root};
        for (int depth = 1; !level.empty(); depth++) {
            int sum = 0;
            vector<TreeNode*> below;
            for (const TreeNode* node : level) {
                sum += node->val;
                if (node->left) below.push_back(node->left);
                if (node->right) below.push_back(node->right);
            }
            if (sum > largest) {
                largest = sum;
                best = depth;
            }
            level = move(below);
        }
        return best;
    }
};
