class Solution {
public:
    int compareVersion(string version1, string version2) {
        istringstream one(version1), other(version2);
        while (one || other) {
            const long mine = nextRevision(one), theirs = nextRevision(other);
            if (mine != theirs) return mine < theirs ? -1 : 1;
        }
        return 0;
    }

private:
    /// The number up to the next dot; 0 where the version is at its end.
    static long nextRevision(istringstream& version) {
        string part;
        return getline(version, part, '.') ? stol(part) : 0;
    }
};
