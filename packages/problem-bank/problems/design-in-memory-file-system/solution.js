class FileSystem {
  // A directory is a Map by name, a file the array of what was appended to it.
  #root = new Map()

  ls(path) {
    const parts = partsOf(path)
    const found = this.#at(parts)
    return found instanceof Map ? [...found.keys()].sort() : parts.slice(-1)
  }

  mkdir(path) {
    this.#at(partsOf(path))
  }

  addContentToFile(filePath, content) {
    const above = partsOf(filePath)
    const name = above.pop()
    const directory = this.#at(above)
    if (!directory.has(name)) directory.set(name, [])
    directory.get(name).push(content)
  }

  readContentFromFile(filePath) {
    return this.#at(partsOf(filePath)).join('')
  }

  /** What stands there; directories that are missing on the way are made. */
  #at(parts) {
    let found = this.#root
    for (const part of parts) {
      if (!found.has(part)) found.set(part, new Map())
      found = found.get(part)
    }
    return found
  }
}

function partsOf(text) {
  return text.split('/').filter((part) => part !== '')
}
