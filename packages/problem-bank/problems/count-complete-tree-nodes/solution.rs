use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn count_nodes(root: Option<Rc<RefCell<TreeNode>>>) -> i32 {
        count(&root)
    }
}

fn count(root: &Tree) -> i32 {
    let Some(node) = root else { return 0 };
    let left = depth(root.clone(), |node| node.left.clone());
    let right = depth(root.clone(), |node| node.right.clone());
    if left == right {
        return (1 << left) - 1;
    }
    let node = node.borrow();
    1 + count(&node.left) + count(&node.right)
}

fn depth(root: Tree, next: fn(&TreeNode) -> Tree) -> u32 {
    let mut depth = 0;
    let mut node = root;
    while let Some(current) = node {
        depth += 1;
        node = next(&current.borrow());
    }
    depth
}
