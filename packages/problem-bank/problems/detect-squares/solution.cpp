class DetectSquares {
public:
    void add(vector<int> point) {
        times[{point[0], point[1]}]++;
    }

    int count(vector<int> point) {
        const int x = point[0], y = point[1];
        int squares = 0;
        for (const auto& [corner, added] : times) {
            const auto [across, up] = corner;
            if (across == x || abs(across - x) != abs(up - y)) continue;
            squares += added * timesOf(across, y) * timesOf(x, up);
        }
        return squares;
    }

private:
    // How often each point was added.
    map<pair<int, int>, int> times;

    int timesOf(int x, int y) {
        const auto found = times.find({x, y});
        return found == times.end() ? 0 : found->second;
    }
};
