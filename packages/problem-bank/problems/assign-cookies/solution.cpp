class Solution {
public:
    int findContentChildren(vector<int>& g, vector<int>& s) {
        ranges::sort(g);
        ranges::sort(s);
        size_t content = 0;
        for (const int cookie : s) {
            if (content < g.size() && g[content] <= cookie) content++;
        }
        return content;
    }
};
