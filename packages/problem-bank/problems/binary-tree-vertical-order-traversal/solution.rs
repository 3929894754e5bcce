use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

impl Solution {
    pub fn vertical_order(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<Vec<i32>> {
        let mut columns: BTreeMap<i32, Vec<i32>> = BTreeMap::new();
        let mut queue = VecDeque::from([(root, 0)]);
        while let Some((next, column)) = queue.pop_front() {
            let Some(node) = next else { continue };
            let node = node.borrow();
            columns.entry(column).or_default().push(node.val);
            queue.push_back((node.left.clone(), column - 1));
            queue.push_back((node.right.clone(), column + 1));
        }
        columns.into_values().collect()
    }
}
