class Solution {
public:
    vector<int> inorderTraversal(TreeNode* root) {
        vector<int> values;
        stack<TreeNode*> path;
        TreeNode* node = root;
        while (node || !path.empty()) {
            for (; node; node = node->left) path.push(node);
            node = path.top();
            path.pop();
            values.push_back(node->val);
            node = node->right;
        }
        return values;
    }
};
