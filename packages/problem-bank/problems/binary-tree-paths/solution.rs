use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn binary_tree_paths(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<String> {
        let mut paths = Vec::new();
        visit(&root, "", &mut paths);
        paths
    }
}

fn visit(node: &Option<Rc<RefCell<TreeNode>>>, above: &str, paths: &mut Vec<String>) {
    let Some(node) = node else { return };
    let node = node.borrow();
    let path = format!("{above}{}", node.val);
    if node.left.is_none() && node.right.is_none() {
        paths.push(path);
        return;
    }
    let path = path + "->";
    visit(&node.left, &path, paths);
    visit(&node.right, &path, paths);
}
