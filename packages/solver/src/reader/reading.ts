/**
 * A text that was read in one place, and who read it: they go wrong in different places. `faint` is a look that passed over
 * some of the ink.
 */
export type Reading = { text: string; by: 'lines' | 'signs' | 'shapes' | 'look' | 'faint' }
