class BrowserHistory {
  #pages
  #current = 0

  constructor(homepage) {
    this.#pages = [homepage]
  }

  visit(url) {
    this.#current++
    this.#pages.length = this.#current
    this.#pages.push(url)
  }

  back(steps) {
    this.#current = Math.max(0, this.#current - steps)
    return this.#pages[this.#current]
  }

  forward(steps) {
    this.#current = Math.min(this.#pages.length - 1, this.#current + steps)
    return this.#pages[this.#current]
  }
}
