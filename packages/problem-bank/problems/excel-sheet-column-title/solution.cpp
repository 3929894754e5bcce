class Solution {
public:
    string convertToTitle(int columnNumber) {
        string title;
        while (columnNumber > 0) {
            columnNumber--;
            title += static_cast<char>('A' + columnNumber % 26);
            columnNumber /= 26;
        }
        ranges::reverse(title);
        return title;
    }
};
