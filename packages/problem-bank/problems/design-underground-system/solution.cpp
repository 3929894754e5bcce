class UndergroundSystem {
public:
    void checkIn(int id, string stationName, int t) {
        begun[id] = {stationName, t};
    }

    void checkOut(int id, string stationName, int t) {
        const auto [origin, since] = begun[id];
        begun.erase(id);
        auto& [total, count] = times[{origin, stationName}];
        total += t - since;
        count++;
    }

    double getAverageTime(string startStation, string endStation) {
        const auto [total, count] = times[{startStation, endStation}];
        return double(total) / count;
    }

private:
    // Where and when the customers on their way checked in.
    unordered_map<int, pair<string, int>> begun;
    // For each pair of stations the sum of its times and their number.
    map<pair<string, string>, pair<long long, int>> times;
};
