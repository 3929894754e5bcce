use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn good_nodes(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        let mut good = 0;
        let mut to_visit = vec![(root, i32::MIN)];
        while let Some((next, largest)) = to_visit.pop() {
            let Some(node) = next else { continue };
            let node = node.borrow();
            if node.val >= largest {
                good += 1;
            }
            let largest = largest.max(node.val);
            to_visit.extend([(node.left.clone(), largest), (node.right.clone(), largest)]);
        }
        good
    }
}
