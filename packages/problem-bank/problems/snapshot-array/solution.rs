struct SnapshotArray {
    /// For each element its values, each with the snapshot that was the first to show it.
    history: Vec<Vec<(i32, i32)>>,
    taken: i32,
}

impl SnapshotArray {
    fn new(length: i32) -> Self {
        Self {
            history: vec![vec![(0, 0)]; length as usize],
            taken: 0,
        }
    }

    fn set(&mut self, index: i32, val: i32) {
        let values = &mut self.history[index as usize];
        match values.last_mut() {
            Some((since, last)) if *since == self.taken => *last = val,
            _ => values.push((self.taken, val)),
        }
    }

    fn snap(&mut self) -> i32 {
        self.taken += 1;
        self.taken - 1
    }

    fn get(&self, index: i32, snap_id: i32) -> i32 {
        let values = &self.history[index as usize];
        let known = values.partition_point(|&(since, _)| since <= snap_id);
        values[known - 1].1
    }
}
