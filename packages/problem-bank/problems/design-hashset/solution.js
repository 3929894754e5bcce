class MyHashSet {
  #buckets = Array.from({ length: 2069 }, () => [])

  add(key) {
    const keys = this.#bucketOf(key)
    if (!keys.includes(key)) keys.push(key)
  }

  remove(key) {
    const keys = this.#bucketOf(key)
    const place = keys.indexOf(key)
    if (place !== -1) keys.splice(place, 1)
  }

  contains(key) {
    return this.#bucketOf(key).includes(key)
  }

  #bucketOf(key) {
    return this.#buckets[key % this.#buckets.length]
  }
}
