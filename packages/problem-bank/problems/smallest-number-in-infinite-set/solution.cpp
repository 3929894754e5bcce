class SmallestInfiniteSet {
public:
    int popSmallest() {
        if (back.empty()) return untouched++;
        const int smallest = *back.begin();
        back.erase(back.begin());
        return smallest;
    }

    void addBack(int num) {
        if (num < untouched) back.insert(num);
    }

private:
    // This and all numbers above are in the set; below it only those that were put back.
    int untouched = 1;
    set<int> back;
};
