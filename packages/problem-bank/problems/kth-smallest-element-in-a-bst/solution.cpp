class Solution {
public:
    int kthSmallest(TreeNode* root, int k) {
        stack<TreeNode*> path;
        TreeNode* node = root;
        while (true) {
            for (; node; node = node->left) path.push(node);
            node = path.top();
            path.pop();
            if (--k == 0) return node->val;
            node = node->right;
        }
    }
};
