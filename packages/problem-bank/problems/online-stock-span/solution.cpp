class StockSpanner {
public:
    int next(int price) {
        int span = 1;
        for (; !days.empty() && days.top().first <= price; days.pop()) span += days.top().second;
        days.emplace(price, span);
        return span;
    }

private:
    // (price, span) of the days that no later price has reached; their prices fall.
    stack<pair<int, int>> days;
};
