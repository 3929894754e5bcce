import type { Example } from '@dryrun/contract/problem'
import type { Json } from '../values/values.ts'
import { EMPTY } from './arrows.ts'

/** Nodes with arrows between them: `10 -> 20`. */
const CHAIN = /\d\s*(?:-{1,2}>|→)\s*-?\d/

/**
 * How the examples of a page are completed that writes lists of nodes with arrows: a number in the place of one is a list of
 * one node, and `null` of none, as is the word `empty` for what is returned.
 */
export function loneNodesOf(examples: Example[]): (example: Example) => Example {
  const isChained = examples.some(({ input, expected }) => CHAIN.test(input) || CHAIN.test(expected))
  if (!isChained) return (example) => example
  const isListAt = (place: number) => examples.some((one) => Array.isArray(one.arguments?.[place]?.value))
  const isListReturned = examples.some(({ value }) => Array.isArray(value))
  const isListOfLists = (value: Json | undefined) => Array.isArray(value) && value.some(Array.isArray)
  const areListsAt = (place: number) => examples.some((one) => isListOfLists(one.arguments?.[place]?.value))
  return (example) => ({
    ...example,
    arguments: example.arguments?.map((one, place) => {
      if (areListsAt(place) && Array.isArray(one.value)) return { ...one, value: one.value.map(asList) }
      return isListAt(place) ? { ...one, value: asList(one.value) } : one
    }),
    value: isListReturned ? asReturned(example) : example.value,
  })
}

function asReturned({ value, expected }: Example): Json | undefined {
  if (value !== undefined) return asList(value)
  return EMPTY.test(expected) ? [] : undefined
}

function asList(value: Json): Json {
  if (value === null) return []
  return typeof value === 'number' ? [value] : value
}
