class MyHashSet {
public:
    void add(int key) {
        if (!contains(key)) bucketOf(key).push_back(key);
    }

    void remove(int key) {
        erase(bucketOf(key), key);
    }

    bool contains(int key) {
        const auto& keys = bucketOf(key);
        return ranges::find(keys, key) != keys.end();
    }

private:
    array<vector<int>, 2069> buckets;

    vector<int>& bucketOf(int key) {
        return buckets[key % buckets.size()];
    }
};
