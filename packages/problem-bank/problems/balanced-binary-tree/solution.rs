use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_balanced(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        height_if_balanced(&root).is_some()
    }
}

fn height_if_balanced(node: &Option<Rc<RefCell<TreeNode>>>) -> Option<i32> {
    let Some(node) = node else { return Some(0) };
    let left = height_if_balanced(&node.borrow().left)?;
    let right = height_if_balanced(&node.borrow().right)?;
    ((left - right).abs() <= 1).then(|| 1 + left.max(right))
}
