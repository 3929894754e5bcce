function snakesAndLadders(board) {
  const n = board.length

  function endOf(square) {
    const row = Math.floor((square - 1) / n)
    const place = (square - 1) % n
    const jump = board[n - 1 - row][row % 2 === 0 ? place : n - 1 - place]
    return jump === -1 ? square : jump
  }

  const reached = new Set([1])
  let level = [1]
  for (let rolls = 0; level.length > 0; rolls++) {
    const next = []
    for (const square of level) {
      if (square === n * n) return rolls
      for (let ahead = square + 1; ahead <= Math.min(square + 6, n * n); ahead++) {
        const end = endOf(ahead)
        if (reached.has(end)) continue
        reached.add(end)
        next.push(end)
      }
    }
    level = next
  }
  return -1
}
