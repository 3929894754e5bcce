class Solution {
public:
    int islandPerimeter(vector<vector<int>>& grid) {
        int perimeter = 0;
        for (size_t row = 0; row < grid.size(); row++) {
            for (size_t column = 0; column < grid[row].size(); column++) {
                if (grid[row][column] == 0) continue;
                perimeter += 4;
                if (row > 0 && grid[row - 1][column] == 1) perimeter -= 2;
                if (column > 0 && grid[row][column - 1] == 1) perimeter -= 2;
            }
        }
        return perimeter;
    }
};
