class Solution {
public:
    vector<vector<int>> floodFill(vector<vector<int>>& image, int sr, int sc, int color) {
        const int old = image[sr][sc];
        if (old == color) return image;
        const int rows = image.size(), columns = image[0].size();
        image[sr][sc] = color;
        stack<pair<int, int>> toVisit;
        toVisit.emplace(sr, sc);
        while (!toVisit.empty()) {
            const auto [r, c] = toVisit.top();
            toVisit.pop();
            for (const auto& [row, column] : {pair{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}}) {
                const bool inside = 0 <= row && row < rows && 0 <= column && column < columns;
                if (!inside || image[row][column] != old) continue;
                image[row][column] = color;
                toVisit.emplace(row, column);
            }
        }
        return image;
    }
};
