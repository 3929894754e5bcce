/**
 * Ends what takes too long. A timer of an event loop that was held up comes before the answers that arrived meanwhile: they
 * are read first, and have the time again by which it came late.
 *
 * @param onOver called once the time is over, unless it is stopped before
 * @returns stops it
 */
export function startDeadline(milliseconds: number, onOver: () => void): () => void {
  const due = performance.now() + milliseconds
  let turn: NodeJS.Immediate | undefined
  let timer = setTimeout(() => {
    const late = Math.max(0, performance.now() - due)
    timer = setTimeout(
      () => {
        // How a process ended is told in one turn of the loop and known in the next.
        turn = setImmediate(() => {
          turn = setImmediate(onOver)
        })
      },
      Math.min(late, milliseconds),
    )
  }, milliseconds)
  return () => {
    clearTimeout(timer)
    clearImmediate(turn)
  }
}
