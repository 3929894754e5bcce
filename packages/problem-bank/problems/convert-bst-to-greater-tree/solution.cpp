class Solution {
public:
    TreeNode* convertBST(TreeNode* root) {
        int total = 0;
        visit(root, total);
        return root;
    }

private:
    void visit(TreeNode* node, int& total) {
        if (!node) return;
        visit(node->right, total);
        node->val = total += node->val;
        visit(node->left, total);
    }
};
