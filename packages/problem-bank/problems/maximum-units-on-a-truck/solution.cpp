class Solution {
public:
    int maximumUnits(vector<vector<int>>& boxTypes, int truckSize) {
        ranges::sort(boxTypes, greater{}, [](const auto& boxType) { return boxType[1]; });
        int units = 0;
        for (const auto& boxType : boxTypes) {
            const int loaded = min(boxType[0], truckSize);
            units += loaded * boxType[1];
            truckSize -= loaded;
        }
        return units;
    }
};
