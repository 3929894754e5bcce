use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn longest_zig_zag(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut longest = 0;
        let mut to_visit = vec![(root, 0, 0)];
        while let Some((next, left_next, right_next)) = to_visit.pop() {
            let Some(node) = next else { continue };
            let node = node.borrow();
            longest = longest.max(left_next).max(right_next);
            to_visit.push((node.left.clone(), 0, left_next + 1));
            to_visit.push((node.right.clone(), right_next + 1, 0));
        }
        longest
    }
}
