class LRUCache {
public:
    LRUCache(int capacity) : limit(capacity) {}

    int get(int key) {
        const auto found = places.find(key);
        if (found == places.end()) return -1;
        use(found->second);
        return found->second->second;
    }

    void put(int key, int value) {
        const auto found = places.find(key);
        if (found != places.end()) {
            use(found->second);
            found->second->second = value;
            return;
        }
        if (entries.size() == limit) {
            places.erase(entries.front().first);
            entries.pop_front();
        }
        entries.emplace_back(key, value);
        places[key] = prev(entries.end());
    }

private:
    using Entries = list<pair<int, int>>;
    const size_t limit;
    // Keys with their values, from the least to the most recently used.
    Entries entries;
    unordered_map<int, Entries::iterator> places;

    void use(Entries::iterator entry) {
        entries.splice(entries.end(), entries, entry);
    }
};
