class Solution {
public:
    TreeNode* deleteNode(TreeNode* root, int key) {
        if (!root) return nullptr;
        if (key < root->val) {
            root->left = deleteNode(root->left, key);
        } else if (key > root->val) {
            root->right = deleteNode(root->right, key);
        } else {
            if (!root->left) return root->right;
            if (!root->right) return root->left;
            root->val = smallestOf(root->right);
            root->right = deleteNode(root->right, root->val);
        }
        return root;
    }

private:
    static int smallestOf(const TreeNode* root) {
        const TreeNode* node = root;
        while (node->left) node = node->left;
        return node->val;
    }
};
