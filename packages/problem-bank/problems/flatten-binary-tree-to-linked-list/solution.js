function flatten(root) {
  for (let node = root; node; node = node.right) {
    if (!node.left) continue
    let last = node.left
    while (last.right) last = last.right
    last.right = node.right
    node.right = node.left
    node.left = null
  }
}
