class Solution {
public:
    int pathSum(TreeNode* root, int targetSum) {
        unordered_map<long long, int> above{{0, 1}};
        return count(root, 0, targetSum, above);
    }

private:
    /** `above` counts the sums of the paths from the top to the nodes above, the empty one too. */
    int count(TreeNode* node, long long total, int targetSum, unordered_map<long long, int>& above) {
        if (!node) return 0;
        total += node->val;
        int found = above[total - targetSum];
        above[total]++;
        found += count(node->left, total, targetSum, above) + count(node->right, total, targetSum, above);
        above[total]--;
        return found;
    }
};
