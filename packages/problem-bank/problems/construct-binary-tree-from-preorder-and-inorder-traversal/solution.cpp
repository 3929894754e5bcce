class Solution {
public:
    TreeNode* buildTree(vector<int>& preorder, vector<int>& inorder) {
        unordered_map<int, int> placeOf;
        for (size_t place = 0; place < inorder.size(); place++) placeOf[inorder[place]] = place;
        auto next = preorder.begin();
        const auto build = [&](const auto& self, int start, int end) -> TreeNode* {
            if (start == end) return nullptr;
            const int value = *next++;
            const int place = placeOf[value];
            TreeNode* left = self(self, start, place);
            TreeNode* right = self(self, place + 1, end);
            return new TreeNode(value, left, right);
        };
        return build(build, 0, inorder.size());
    }
};
