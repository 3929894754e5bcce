use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn kth_smallest(root: Option<Rc<RefCell<TreeNode>>>, mut k: i32) -> i32 {
        let mut path = Vec::new();
        let mut node = root;
        loop {
            while let Some(current) = node {
                node = current.borrow().left.clone();
                path.push(current);
            }
            let current = path.pop().expect("the tree has at least k nodes");
            k -= 1;
            if k == 0 {
                return current.borrow().val;
            }
            node = current.borrow().right.clone();
        }
    }
}
