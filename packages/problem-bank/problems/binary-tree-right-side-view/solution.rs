use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn right_side_view(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let mut view = Vec::new();
        let mut level: Vec<_> = root.into_iter().collect();
        while let Some(rightmost) = level.last() {
            view.push(rightmost.borrow().val);
            level = level
                .iter()
                .flat_map(|node| [node.borrow().left.clone(), node.borrow().right.clone()])
                .flatten()
                .collect();
        }
        view
    }
}
