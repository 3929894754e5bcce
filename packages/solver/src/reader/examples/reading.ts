/**
 * A text that was read in one place, and who read it: they go wrong in different places. `faint` is a look that passed over
 * some of the ink, and `elder` a look by another edition of the network that looks.
 */
export type Reading = { text: string; by: 'lines' | 'signs' | 'shapes' | 'look' | 'faint' | 'elder' }

/** Whether it is a look that passed over nothing. */
export function isLook(by: Reading['by']): boolean {
  return by === 'look' || by === 'elder'
}
