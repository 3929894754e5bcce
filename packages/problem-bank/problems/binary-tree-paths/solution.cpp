class Solution {
public:
    vector<string> binaryTreePaths(TreeNode* root) {
        vector<string> paths;
        visit(root, "", paths);
        return paths;
    }

private:
    void visit(TreeNode* node, const string& above, vector<string>& paths) {
        if (!node) return;
        const string path = above + to_string(node->val);
        if (!node->left && !node->right) {
            paths.push_back(path);
            return;
        }
        visit(node->left, path + "->", paths);
        visit(node->right, path + "->", paths);
    }
};
