struct ParkingSystem {
    /// The spaces left of each type; there is no type 0.
    left: [i32; 4],
}

impl ParkingSystem {
    fn new(big: i32, medium: i32, small: i32) -> Self {
        Self {
            left: [0, big, medium, small],
        }
    }

    fn add_car(&mut self, car_type: i32) -> bool {
        let left = &mut self.left[car_type as usize];
        let fits = *left > 0;
        if fits {
            *left -= 1;
        }
        fits
    }
}
