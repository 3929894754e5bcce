use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sum_numbers(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        total(&root, 0)
    }
}

fn total(node: &Option<Rc<RefCell<TreeNode>>>, above: i32) -> i32 {
    let Some(node) = node else { return 0 };
    let node = node.borrow();
    let number = above * 10 + node.val;
    if node.left.is_none() && node.right.is_none() {
        return number;
    }
    total(&node.left, number) + total(&node.right, number)
}
