class Solution {
public:
    int findMinArrowShots(vector<vector<int>>& points) {
        ranges::sort(points, {}, [](const auto& balloon) { return balloon[1]; });
        int arrows = 0, shot = 0;
        for (const auto& balloon : points) {
            if (arrows > 0 && balloon[0] <= shot) continue;
            arrows++;
            shot = balloon[1];
        }
        return arrows;
    }
};
