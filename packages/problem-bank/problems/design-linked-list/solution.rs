struct MyLinkedList {
    head: Link,
    length: i32,
}

type Link = Option<Box<Node>>;

struct Node {
    held: i32,
    next: Link,
}

impl MyLinkedList {
    fn new() -> Self {
        Self {
            head: None,
            length: 0,
        }
    }

    fn get(&mut self, index: i32) -> i32 {
        self.link(index).as_ref().map_or(-1, |node| node.held)
    }

    fn add_at_head(&mut self, val: i32) {
        self.add_at_index(0, val);
    }

    fn add_at_tail(&mut self, val: i32) {
        self.add_at_index(self.length, val);
    }

    fn add_at_index(&mut self, index: i32, val: i32) {
        if index > self.length {
            return;
        }
        let link = self.link(index);
        let next = link.take();
        *link = Some(Box::new(Node { held: val, next }));
        self.length += 1;
    }

    fn delete_at_index(&mut self, index: i32) {
        if index >= self.length {
            return;
        }
        let link = self.link(index);
        *link = link.take().and_then(|node| node.next);
        self.length -= 1;
    }

    /// What leads to the node at this index, or the end of the list.
    fn link(&mut self, index: i32) -> &mut Link {
        let mut link = &mut self.head;
        for _ in 0..index.min(self.length) {
            link = match link {
                Some(node) => &mut node.next,
                None => unreachable!("the list is as long as its length says"),
            };
        }
        link
    }
}
