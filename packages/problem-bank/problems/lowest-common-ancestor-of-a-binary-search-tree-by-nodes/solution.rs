use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn lowest_common_ancestor(
        root: Option<Rc<RefCell<TreeNode>>>,
        p: Option<Rc<RefCell<TreeNode>>>,
        q: Option<Rc<RefCell<TreeNode>>>,
    ) -> Option<Rc<RefCell<TreeNode>>> {
        let (p, q) = (p?.borrow().val, q?.borrow().val);
        let mut node = root?;
        loop {
            let val = node.borrow().val;
            let next = if p < val && q < val {
                node.borrow().left.clone()
            } else if p > val && q > val {
                node.borrow().right.clone()
            } else {
                return Some(node);
            };
            node = next?;
        }
    }
}
