class Solution {
    public void rotate(int[] nums, int k) {
        int turn = k % nums.length;
        reverse(nums, 0, nums.length - 1);
        reverse(nums, 0, turn - 1);
        reverse(nums, turn, nums.length - 1);
    }

    private void reverse(int[] numbers, int from, int to) {
        for (int low = from, high = to; low < high; low++, high--) {
            int moved = numbers[low];
            numbers[low] = numbers[high];
            numbers[high] = moved;
        }
    }
}
