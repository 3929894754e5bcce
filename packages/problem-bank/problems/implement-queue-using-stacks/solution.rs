#[derive(Default)]
struct MyQueue {
    incoming: Vec<i32>,
    /// The oldest element is on its top.
    outgoing: Vec<i32>,
}

impl MyQueue {
    fn new() -> Self {
        Self::default()
    }

    fn push(&mut self, x: i32) {
        self.incoming.push(x);
    }

    fn pop(&mut self) -> i32 {
        self.pour();
        self.outgoing.pop().expect("the queue is not empty")
    }

    fn peek(&mut self) -> i32 {
        self.pour();
        self.outgoing[self.outgoing.len() - 1]
    }

    fn empty(&self) -> bool {
        self.incoming.is_empty() && self.outgoing.is_empty()
    }

    fn pour(&mut self) {
        if self.outgoing.is_empty() {
            self.outgoing.extend(self.incoming.drain(..).rev());
        }
    }
}
