use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn range_sum_bst(root: Option<Rc<RefCell<TreeNode>>>, low: i32, high: i32) -> i32 {
        sum(&root, low, high)
    }
}

fn sum(node: &Option<Rc<RefCell<TreeNode>>>, low: i32, high: i32) -> i32 {
    let Some(node) = node else { return 0 };
    let node = node.borrow();
    if node.val < low {
        sum(&node.right, low, high)
    } else if node.val > high {
        sum(&node.left, low, high)
    } else {
        node.val + sum(&node.left, low, high) + sum(&node.right, low, high)
    }
}
