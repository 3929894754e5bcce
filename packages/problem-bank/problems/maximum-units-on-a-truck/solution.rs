use std::cmp::Reverse;

impl Solution {
    pub fn maximum_units(mut box_types: Vec<Vec<i32>>, truck_size: i32) -> i32 {
        box_types.sort_unstable_by_key(|box_type| Reverse(box_type[1]));
        let (mut units, mut room) = (0, truck_size);
        for box_type in box_types {
            let loaded = room.min(box_type[0]);
            units += loaded * box_type[1];
            room -= loaded;
        }
        units
    }
}
