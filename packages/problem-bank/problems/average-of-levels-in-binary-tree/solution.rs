use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn average_of_levels(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<f64> {
        let mut averages = Vec::new();
        let mut level: Vec<_> = root.into_iter().collect();
        while !level.is_empty() {
            let sum: f64 = level.iter().map(|node| f64::from(node.borrow().val)).sum();
            averages.push(sum / level.len() as f64);
            level = level
                .iter()
                .flat_map(|node| [node.borrow().left.clone(), node.borrow().right.clone()])
                .flatten()
                .collect();
        }
        averages
    }
}
