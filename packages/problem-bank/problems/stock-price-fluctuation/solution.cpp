class StockPrice {
public:
    void update(int timestamp, int price) {
        prices[timestamp] = price;
        latest = max(latest, timestamp);
        highest.emplace(price, timestamp);
        lowest.emplace(price, timestamp);
    }

    int current() {
        return prices[latest];
    }

    int maximum() {
        while (isCorrected(highest.top())) highest.pop();
        return highest.top().first;
    }

    int minimum() {
        while (isCorrected(lowest.top())) lowest.pop();
        return lowest.top().first;
    }

private:
    using Record = pair<int, int>;
    unordered_map<int, int> prices;
    int latest = 0;
    // (price, time) of every record; some have been corrected since.
    priority_queue<Record> highest;
    priority_queue<Record, vector<Record>, greater<Record>> lowest;

    bool isCorrected(const Record& record) {
        return prices[record.second] != record.first;
    }
};
