struct MyCircularQueue {
    ring: Vec<i32>,
    start: usize,
    count: usize,
}

impl MyCircularQueue {
    fn new(k: i32) -> Self {
        Self {
            ring: vec![0; k as usize],
            start: 0,
            count: 0,
        }
    }

    fn en_queue(&mut self, value: i32) -> bool {
        if self.is_full() {
            return false;
        }
        let end = (self.start + self.count) % self.ring.len();
        self.ring[end] = value;
        self.count += 1;
        true
    }

    fn de_queue(&mut self) -> bool {
        if self.is_empty() {
            return false;
        }
        self.start = (self.start + 1) % self.ring.len();
        self.count -= 1;
        true
    }

    fn front(&self) -> i32 {
        if self.is_empty() {
            -1
        } else {
            self.ring[self.start]
        }
    }

    fn rear(&self) -> i32 {
        if self.is_empty() {
            -1
        } else {
            self.ring[(self.start + self.count - 1) % self.ring.len()]
        }
    }

    fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn is_full(&self) -> bool {
        self.count == self.ring.len()
    }
}
