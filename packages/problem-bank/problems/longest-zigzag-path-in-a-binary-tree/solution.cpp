class Solution {
public:
    int longestZigZag(TreeNode* root) {
        int longest = 0;
        stack<tuple<TreeNode*, int, int>> toVisit;
        toVisit.emplace(root, 0, 0);
        while (!toVisit.empty()) {
            const auto [node, leftNext, rightNext] = toVisit.top();
            toVisit.pop();
            if (!node) continue;
            longest = max({longest, leftNext, rightNext});
            toVisit.emplace(node->left, 0, leftNext + 1);
            toVisit.emplace(node->right, rightNext + 1, 0);
        }
        return longest;
    }
};
