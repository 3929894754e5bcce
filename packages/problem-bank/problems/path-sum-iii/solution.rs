use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

impl Solution {
    pub fn path_sum(root: Option<Rc<RefCell<TreeNode>>>, target_sum: i32) -> i32 {
        let mut above = HashMap::from([(0, 1)]);
        count(&root, 0, i64::from(target_sum), &mut above)
    }
}

/// The paths that end in this subtree; `above` counts the sums from the root down to each node above it.
fn count(
    node: &Option<Rc<RefCell<TreeNode>>>,
    total: i64,
    target: i64,
    above: &mut HashMap<i64, i32>,
) -> i32 {
    let Some(node) = node else { return 0 };
    let node = node.borrow();
    let total = total + i64::from(node.val);
    let ending_here = above.get(&(total - target)).copied().unwrap_or(0);
    *above.entry(total).or_default() += 1;
    let below = count(&node.left, total, target, above) + count(&node.right, total, target, above);
    above.entry(total).and_modify(|times| *times -= 1);
    ending_here + below
}
