function buildTree(inorder, postorder) {
  const placeOf = new Map(inorder.map((value, place) => [value, place]))
  let unused = postorder.length

  function build(start, end) {
    if (start === end) return null
    const value = postorder[--unused]
    const place = placeOf.get(value)
    const right = build(place + 1, end)
    return new TreeNode(value, build(start, place), right)
  }

  return build(0, inorder.length)
}
