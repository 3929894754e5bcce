class Solution {
public:
    int goodNodes(TreeNode* root) {
        int good = 0;
        stack<pair<TreeNode*, int>> toVisit;
        toVisit.emplace(root, INT_MIN);
        while (!toVisit.empty()) {
            const auto [node, above] = toVisit.top();
            toVisit.pop();
            if (!node) continue;
            if (node->val >= above) good++;
            const int largest = max(above, node->val);
            toVisit.emplace(node->left, largest);
            toVisit.emplace(node->right, largest);
        }
        return good;
    }
};
