class Solution {
public:
    int carFleet(int target, vector<int>& position, vector<int>& speed) {
        vector<pair<int, int>> cars;
        for (size_t car = 0; car < position.size(); car++) cars.emplace_back(position[car], speed[car]);
        ranges::sort(cars, greater());
        int fleets = 0;
        double arrival = 0;
        for (const auto& [start, pace] : cars) {
            const double alone = double(target - start) / pace;
            if (alone <= arrival) continue;
            fleets++;
            arrival = alone;
        }
        return fleets;
    }
};
