class Solution {
public:
    vector<int> preorderTraversal(TreeNode* root) {
        vector<int> values;
        stack<TreeNode*> toVisit;
        toVisit.push(root);
        while (!toVisit.empty()) {
            const TreeNode* node = toVisit.top();
            toVisit.pop();
            if (!node) continue;
            values.push_back(node->val);
            toVisit.push(node->right);
            toVisit.push(node->left);
        }
        return values;
    }
};
