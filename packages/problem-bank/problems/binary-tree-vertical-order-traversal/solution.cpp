class Solution {
public:
    vector<vector<int>> verticalOrder(TreeNode* root) {
        map<int, vector<int>> columns;
        queue<pair<TreeNode*, int>> nodes;
        nodes.emplace(root, 0);
        while (!nodes.empty()) {
            const auto [node, column] = nodes.front();
            nodes.pop();
            if (!node) continue;
            columns[column].push_back(node->val);
            nodes.emplace(node->left, column - 1);
            nodes.emplace(node->right, column + 1);
        }
        vector<vector<int>> order;
        for (auto& [column, values] : columns) order.push_back(move(values));
        return order;
    }
};
