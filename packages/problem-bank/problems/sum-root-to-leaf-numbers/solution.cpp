class Solution {
public:
    int sumNumbers(TreeNode* root) {
        return total(root, 0);
    }

private:
    int total(TreeNode* node, int number) {
        if (!node) return 0;
        number = number * 10 + node->val;
        if (!node->left && !node->right) return number;
        return total(node->left, number) + total(node->right, number);
    }
};
