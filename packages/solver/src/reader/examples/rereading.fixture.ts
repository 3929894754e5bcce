import type { Rereading } from './readings.ts'

/** Two looks at a line that see what it says, and no other way to read it. */
export const readAlike: Rereading = {
  look: async (line, attempt) => (attempt < 2 ? { text: line.text, isFaint: false } : null),
  signs: async () => null,
  text: async () => null,
  elder: async () => null,
  list: async () => null,
}
