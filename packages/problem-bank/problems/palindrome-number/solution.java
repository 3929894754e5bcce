class Solution {
    public boolean isPalindrome(int x) {
        if (x < 0 || x % 10 == 0 && x != 0) return false;
        int front = x;
        int back = 0;
        while (front > back) {
            back = back * 10 + front % 10;
            front /= 10;
        }
        return front == back || front == back / 10;
    }
}
