use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sum_of_left_leaves(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        sum(&root, false)
    }
}

fn sum(node: &Option<Rc<RefCell<TreeNode>>>, is_left: bool) -> i32 {
    let Some(node) = node else { return 0 };
    let node = node.borrow();
    if is_left && node.left.is_none() && node.right.is_none() {
        return node.val;
    }
    sum(&node.left, true) + sum(&node.right, false)
}
