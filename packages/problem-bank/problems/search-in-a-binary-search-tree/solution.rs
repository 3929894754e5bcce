use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn search_bst(
        root: Option<Rc<RefCell<TreeNode>>>,
        val: i32,
    ) -> Option<Rc<RefCell<TreeNode>>> {
        let mut node = root;
        while let Some(current) = node {
            let held = current.borrow().val;
            if held == val {
                return Some(current);
            }
            node = if val < held {
                current.borrow().left.clone()
            } else {
                current.borrow().right.clone()
            };
        }
        None
    }
}
