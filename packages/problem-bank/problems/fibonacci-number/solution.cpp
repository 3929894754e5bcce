class Solution {
public:
    int fib(int n) {
        int current = 0, following = 1;
        while (n-- > 0) current = exchange(following, current + following);
        return current;
    }
};
