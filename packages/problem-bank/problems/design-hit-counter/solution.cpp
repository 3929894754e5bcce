class HitCounter {
public:
    void hit(int timestamp) {
        if (seconds.empty() || seconds.back().first != timestamp) seconds.emplace_back(timestamp, 0);
        seconds.back().second++;
        total++;
    }

    int getHits(int timestamp) {
        while (!seconds.empty() && seconds.front().first <= timestamp - 300) {
            total -= seconds.front().second;
            seconds.pop_front();
        }
        return total;
    }

private:
    // Each second of the window that had a hit, and how many.
    deque<pair<int, int>> seconds;
    int total = 0;
};
