class Solution {
public:
    TreeNode* insertIntoBST(TreeNode* root, int val) {
        TreeNode** place = &root;
        while (*place) place = val < (*place)->val ? &(*place)->left : &(*place)->right;
        *place = new TreeNode(val);
        return root;
    }
};
