class Solution {
public:
    vector<int> postorderTraversal(TreeNode* root) {
        vector<int> values;
        stack<TreeNode*> toVisit;
        toVisit.push(root);
        while (!toVisit.empty()) {
            const TreeNode* node = toVisit.top();
            toVisit.pop();
            if (!node) continue;
            values.push_back(node->val);
            toVisit.push(node->left);
            toVisit.push(node->right);
        }
        ranges::reverse(values);
        return values;
    }
};
