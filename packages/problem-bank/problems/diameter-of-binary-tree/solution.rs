use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn diameter_of_binary_tree(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut longest = 0;
        height(&root, &mut longest);
        longest
    }
}

fn height(node: &Option<Rc<RefCell<TreeNode>>>, longest: &mut i32) -> i32 {
    let Some(node) = node else { return 0 };
    let node = node.borrow();
    let left = height(&node.left, longest);
    let right = height(&node.right, longest);
    *longest = (*longest).max(left + right);
    1 + left.max(right)
}
