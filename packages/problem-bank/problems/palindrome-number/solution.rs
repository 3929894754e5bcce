impl Solution {
    pub fn is_palindrome(x: i32) -> bool {
        if x < 0 || (x % 10 == 0 && x != 0) {
            return false;
        }
        let (mut front, mut back) = (x, 0);
        while front > back {
            back = back * 10 + front % 10;
            front /= 10;
        }
        front == back || front == back / 10
    }
}
