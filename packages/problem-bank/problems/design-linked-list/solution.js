class MyLinkedList {
  // The node before the first; it holds no value.
  #anchor = { held: 0, next: null }
  #length = 0

  get(index) {
    return index < this.#length ? this.#before(index).next.held : -1
  }

  addAtHead(val) {
    this.addAtIndex(0, val)
  }

  addAtTail(val) {
    this.addAtIndex(this.#length, val)
  }

  addAtIndex(index, val) {
    if (index > this.#length) return
    const before = this.#before(index)
    before.next = { held: val, next: before.next }
    this.#length++
  }

  deleteAtIndex(index) {
    if (index >= this.#length) return
    const before = this.#before(index)
    before.next = before.next.next
    this.#length--
  }

  #before(index) {
    let node = this.#anchor
    for (let step = 0; step < index; step++) node = node.next
    return node
  }
}
