class FreqStack {
public:
    void push(int val) {
        const size_t rank = count[val]++;
        if (rank == ranks.size()) ranks.emplace_back();
        ranks[rank].push_back(val);
    }

    int pop() {
        const int top = ranks.back().back();
        ranks.back().pop_back();
        if (ranks.back().empty()) ranks.pop_back();
        count[top]--;
        return top;
    }

private:
    unordered_map<int, int> count;
    // At place i the values that came for the (i + 1)-th time, in the order in which they did.
    vector<vector<int>> ranks;
};
