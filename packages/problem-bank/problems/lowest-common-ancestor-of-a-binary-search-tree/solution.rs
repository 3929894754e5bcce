use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn lowest_common_ancestor(root: Option<Rc<RefCell<TreeNode>>>, p: i32, q: i32) -> i32 {
        let mut node = root.expect("the tree has p and q");
        loop {
            let val = node.borrow().val;
            let next = if p < val && q < val {
                node.borrow().left.clone()
            } else if p > val && q > val {
                node.borrow().right.clone()
            } else {
                return val;
            };
            node = next.expect("p and q are below");
        }
    }
}
