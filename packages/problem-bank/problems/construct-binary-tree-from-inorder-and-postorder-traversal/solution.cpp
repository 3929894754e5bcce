class Solution {
public:
    TreeNode* buildTree(vector<int>& inorder, vector<int>& postorder) {
        unordered_map<int, int> placeOf;
        for (size_t place = 0; place < inorder.size(); place++) placeOf[inorder[place]] = place;
        auto next = postorder.rbegin();
        const auto build = [&](const auto& self, int start, int end) -> TreeNode* {
            if (start == end) return nullptr;
            const int value = *next++;
            const int place = placeOf[value];
            TreeNode* right = self(self, place + 1, end);
            TreeNode* left = self(self, start, place);
            return new TreeNode(value, left, right);
        };
        return build(build, 0, inorder.size());
    }
};
