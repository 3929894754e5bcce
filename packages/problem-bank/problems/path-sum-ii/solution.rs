use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn path_sum(root: Option<Rc<RefCell<TreeNode>>>, target_sum: i32) -> Vec<Vec<i32>> {
        let mut paths = Vec::new();
        visit(&root, target_sum, &mut Vec::new(), &mut paths);
        paths
    }
}

fn visit(
    node: &Option<Rc<RefCell<TreeNode>>>,
    missing: i32,
    path: &mut Vec<i32>,
    paths: &mut Vec<Vec<i32>>,
) {
    let Some(node) = node else { return };
    let node = node.borrow();
    path.push(node.val);
    if node.left.is_none() && node.right.is_none() && node.val == missing {
        paths.push(path.clone());
    }
    visit(&node.left, missing - node.val, path, paths);
    visit(&node.right, missing - node.val, path, paths);
    path.pop();
}
