class Solution {
public:
    vector<vector<int>> pathSum(TreeNode* root, int targetSum) {
        vector<vector<int>> paths;
        vector<int> path;
        visit(root, targetSum, path, paths);
        return paths;
    }

private:
    void visit(TreeNode* node, int missing, vector<int>& path, vector<vector<int>>& paths) {
        if (!node) return;
        path.push_back(node->val);
        if (!node->left && !node->right && node->val == missing) paths.push_back(path);
        visit(node->left, missing - node->val, path, paths);
        visit(node->right, missing - node->val, path, paths);
        path.pop_back();
    }
};
