class Solution {
public:
    int hIndex(vector<int>& citations) {
        const int n = citations.size();
        vector<int> papers(n + 1);
        for (const int cited : citations) papers[min(cited, n)]++;
        int atLeast = 0;
        for (int h = n; h > 0; h--) {
            atLeast += papers[h];
            if (atLeast >= h) return h;
        }
        return 0;
    }
};
