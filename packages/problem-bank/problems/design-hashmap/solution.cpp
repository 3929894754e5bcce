class MyHashMap {
public:
    void put(int key, int value) {
        auto& pairs = bucketOf(key);
        const auto found = ranges::find(pairs, key, &Pair::first);
        if (found != pairs.end()) found->second = value;
        else pairs.emplace_back(key, value);
    }

    int get(int key) {
        const auto& pairs = bucketOf(key);
        const auto found = ranges::find(pairs, key, &Pair::first);
        return found != pairs.end() ? found->second : -1;
    }

    void remove(int key) {
        erase_if(bucketOf(key), [&](const Pair& pair) { return pair.first == key; });
    }

private:
    using Pair = pair<int, int>;
    array<vector<Pair>, 2069> buckets;

    vector<Pair>& bucketOf(int key) {
        return buckets[key % buckets.size()];
    }
};
