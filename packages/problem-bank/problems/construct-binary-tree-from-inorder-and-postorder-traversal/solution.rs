use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

impl Solution {
    pub fn build_tree(inorder: Vec<i32>, postorder: Vec<i32>) -> Option<Rc<RefCell<TreeNode>>> {
        let place_of = inorder
            .iter()
            .enumerate()
            .map(|(place, &value)| (value, place))
            .collect();
        build(0, inorder.len(), &mut postorder.into_iter().rev(), &place_of)
    }
}

/// Builds the tree of the inorder places `start..end`, whose root is the next one.
fn build(
    start: usize,
    end: usize,
    roots: &mut impl Iterator<Item = i32>,
    place_of: &HashMap<i32, usize>,
) -> Option<Rc<RefCell<TreeNode>>> {
    if start == end {
        return None;
    }
    let mut node = TreeNode::new(roots.next()?);
    let place = place_of[&node.val];
    node.right = build(place + 1, end, roots, place_of);
    node.left = build(start, place, roots, place_of);
    Some(Rc::new(RefCell::new(node)))
}
