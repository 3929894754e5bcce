class Solution {
public:
    int minMutation(string startGene, string endGene, vector<string>& bank) {
        set<string> unreached(bank.begin(), bank.end());
        vector<string> level{startGene};
        for (int mutations = 0; !level.empty(); mutations++) {
            vector<string> next;
            for (const string& gene : level) {
                if (gene == endGene) return mutations;
                erase_if(unreached, [&](const string& other) {
                    if (!isMutation(gene, other)) return false;
                    next.push_back(other);
                    return true;
                });
            }
            level = move(next);
        }
        return -1;
    }

private:
    static bool isMutation(const string& gene, const string& other) {
        int different = 0;
        for (size_t place = 0; place < gene.size(); place++) different += gene[place] != other[place];
        return different == 1;
    }
};
