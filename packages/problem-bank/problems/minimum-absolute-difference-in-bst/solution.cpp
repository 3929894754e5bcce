class Solution {
public:
    int getMinimumDifference(TreeNode* root) {
        optional<int> before;
        int smallest = INT_MAX;
        visit(root, before, smallest);
        return smallest;
    }

private:
    void visit(TreeNode* node, optional<int>& before, int& smallest) {
        if (!node) return;
        visit(node->left, before, smallest);
        if (before) smallest = min(smallest, node->val - *before);
        before = node->val;
        visit(node->right, before, smallest);
    }
};
