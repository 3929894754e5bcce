class KthLargest {
public:
    KthLargest(int k, vector<int>& nums) : place(k) {
        for (const int num : nums) keep(num);
    }

    int add(int val) {
        keep(val);
        return largest.top();
    }

private:
    const size_t place;
    // The k largest numbers so far, the smallest of them first.
    priority_queue<int, vector<int>, greater<int>> largest;

    void keep(int num) {
        largest.push(num);
        if (largest.size() > place) largest.pop();
    }
};
