class Solution {
public:
    int maxPathSum(TreeNode* root) {
        int best = INT_MIN;
        gain(root, best);
        return best;
    }

private:
    /** What a path that comes from above can gain here; `best` is the best path seen anywhere. */
    int gain(TreeNode* node, int& best) {
        if (!node) return 0;
        const int left = gain(node->left, best), right = gain(node->right, best);
        best = max(best, node->val + left + right);
        return max(0, node->val + max(left, right));
    }
};
