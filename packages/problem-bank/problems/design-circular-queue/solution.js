class MyCircularQueue {
  #ring
  #start = 0
  #count = 0

  constructor(k) {
    this.#ring = new Array(k)
  }

  enQueue(value) {
    if (this.isFull()) return false
    this.#ring[(this.#start + this.#count) % this.#ring.length] = value
    this.#count++
    return true
  }

  deQueue() {
    if (this.isEmpty()) return false
    this.#start = (this.#start + 1) % this.#ring.length
    this.#count--
    return true
  }

  front() {
    return this.isEmpty() ? -1 : this.#ring[this.#start]
  }

  rear() {
    return this.isEmpty() ? -1 : this.#ring[(this.#start + this.#count - 1) % this.#ring.length]
  }

  isEmpty() {
    return this.#count === 0
  }

  isFull() {
    return this.#count === this.#ring.length
  }
}
