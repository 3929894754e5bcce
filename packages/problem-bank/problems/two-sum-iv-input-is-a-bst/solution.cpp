class Solution {
public:
    bool findTarget(TreeNode* root, int k) {
        unordered_set<int> seen;
        return completes(root, k, seen);
    }

private:
    bool completes(TreeNode* node, int k, unordered_set<int>& seen) {
        if (!node) return false;
        if (seen.contains(k - node->val)) return true;
        seen.insert(node->val);
        return completes(node->left, k, seen) || completes(node->right, k, seen);
    }
};
