class MyHashMap {
  #buckets = Array.from({ length: 2069 }, () => [])

  put(key, value) {
    const found = this.#pairOf(key)
    if (found) found[1] = value
    else this.#bucketOf(key).push([key, value])
  }

  get(key) {
    return this.#pairOf(key)?.[1] ?? -1
  }

  remove(key) {
    const pairs = this.#bucketOf(key)
    const place = pairs.findIndex(([known]) => known === key)
    if (place !== -1) pairs.splice(place, 1)
  }

  #pairOf(key) {
    return this.#bucketOf(key).find(([known]) => known === key)
  }

  #bucketOf(key) {
    return this.#buckets[key % this.#buckets.length]
  }
}
