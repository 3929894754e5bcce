function buildTree(preorder, inorder) {
  const placeOf = new Map(inorder.map((value, place) => [value, place]))
  let used = 0

  function build(start, end) {
    if (start === end) return null
    const value = preorder[used++]
    const place = placeOf.get(value)
    return new TreeNode(value, build(start, place), build(place + 1, end))
  }

  return build(0, inorder.length)
}
