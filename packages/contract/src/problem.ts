import { z } from 'zod'
import { Language } from './languages.ts'

/**
 * The type of a value that crosses the harness, written as one word with array brackets behind it: `integer[][]`.
 * `list_node` and `tree_node` hold integers and travel as arrays (a tree level by level, null where a child is missing).
 * `tree_node_by_value` is a node of the first `tree_node` argument before it, and travels as its value: given, it is the very
 * node of that tree; returned, any node of that value is as good.
 * `cyclic_list` is a list whose tail may lead back, and is only ever given: its values and the place of the node that the tail
 * leads to, -1 for none, travel as `[[3, 2, 0, -4], 1]`, and the program is given the first node alone.
 */
export const ValueType = z
  .string()
  .regex(
    /^((integer|long|double|boolean|string|character|list_node|tree_node|tree_node_by_value|void)(\[\])*|cyclic_list)$/,
  )
export type ValueType = z.infer<typeof ValueType>

/** A function the page asks for: its own name and parameter names, so that the answer pastes where it belongs. */
export const FunctionSignature = z.object({
  name: z.string(),
  parameters: z.array(z.object({ name: z.string(), type: ValueType })),
  returns: ValueType,
})
export type FunctionSignature = z.infer<typeof FunctionSignature>

/** A class the page asks for, such as a cache or a stack: its own name, what its constructor takes, and its methods. */
export const ClassSignature = z.object({
  name: z.string(),
  parameters: FunctionSignature.shape.parameters,
  methods: z.array(FunctionSignature).min(1),
})
export type ClassSignature = z.infer<typeof ClassSignature>

/** What a program is called by; only a class has `methods`. */
export type Signature = FunctionSignature | ClassSignature

/**
 * How a returned value is held against the expected one. `unordered` frees the order of the outermost array,
 * `unordered-nested` that of every array; `tolerance` lets numbers differ as floating point does.
 */
export const ComparisonRule = z.enum(['exact', 'unordered', 'unordered-nested', 'tolerance'])
export type ComparisonRule = z.infer<typeof ComparisonRule>

/**
 * One example as the page shows it. `input` and `expected` are the page's own text, for people; `arguments` and
 * `value` are the same as JSON, for the runner, and are absent where the text could not be read: the example was seen,
 * and the result cannot be verified. An example of a class has two arguments: the names of its operations, of which the
 * first is the class's own, and the arguments of each; its value is what each gave, null for nothing. `leaves` is what a
 * call that returns something leaves in its first argument besides, where the page tells it (`2, nums = [1, 2, _]`), null in
 * the places that are of no interest.
 */
export const Example = z.object({
  input: z.string(),
  expected: z.string(),
  arguments: z.array(z.object({ name: z.string().optional(), value: z.json() })).optional(),
  value: z.json().optional(),
  leaves: z.array(z.json()).optional(),
})
export type Example = z.infer<typeof Example>

/**
 * Lines that a program reads, and the names of what stands in them. A name that a `count`, `rows` or `columns` gives
 * further down says how much follows; every other name is an argument of the problem.
 */
export const InputLines = z.discriminatedUnion('kind', [
  /** One line, a word for each name. */
  z.object({ kind: z.literal('values'), names: z.array(z.string()).min(1) }),
  /** One line that is a text as a whole. */
  z.object({ kind: z.literal('text'), name: z.string() }),
  /** One line of many words; without `count`, as many as stand there. */
  z.object({ kind: z.literal('list'), name: z.string(), count: z.string().optional() }),
  /** A word in each of `count` lines. */
  z.object({ kind: z.literal('column'), name: z.string(), count: z.string() }),
  /** A list in each of `rows` lines, `columns` long; without it, each as long as it stands there. */
  z.object({
    kind: z.literal('table'),
    name: z.string(),
    rows: z.string(),
    columns: z.union([z.string(), z.int()]).optional(),
  }),
  /** A word of `columns` characters in each of `rows` lines, each character a value. */
  z.object({ kind: z.literal('grid'), name: z.string(), rows: z.string(), columns: z.string() }),
])
export type InputLines = z.infer<typeof InputLines>

/** How a program prints its answer: one word, a list in one line, a word in each line, or a list in each. */
export const OutputLines = z.object({
  kind: z.enum(['value', 'list', 'column', 'table']),
  /** The words for true and false, where the page prints such. */
  booleans: z.tuple([z.string(), z.string()]).optional(),
  /** Digits after the point, where all examples have as many. */
  decimals: z.int().optional(),
})
export type OutputLines = z.infer<typeof OutputLines>

/** How a program reads its standard input and prints. The `input` and `expected` of each example are such texts. */
export const StandardInput = z.object({ input: z.array(InputLines).min(1), output: OutputLines })
export type StandardInput = z.infer<typeof StandardInput>

/** What starter code puts its function into, so that an answer in the same language pastes in its place. */
export const StarterCode = z.object({
  language: Language,
  /** The class that carries the function, such as `Solution`; absent where the function stands by itself. */
  holder: z.string().optional(),
  /** Whether the function belongs to that class and to no object of it. */
  isStatic: z.boolean().optional(),
})
export type StarterCode = z.infer<typeof StarterCode>

/** A coding problem as it was read from the screenshots. */
export const Problem = z.object({
  title: z.string(),
  statement: z.string(),
  constraints: z.array(z.string()),
  examples: z.array(Example),
  /** Starter code's signature, when the page shows one. */
  signature: FunctionSignature.optional(),
  /** The same, where the page asks for a class and not for a function. */
  classSignature: ClassSignature.optional(),
  starter: StarterCode.optional(),
  /** What the function is called where the examples are calls of it: `twoSum([2, 7], 9) -> [0, 1]`. */
  called: z.string().optional(),
  /** Where the page asks for a whole program, and its examples leave no doubt about the layout. */
  stdin: StandardInput.optional(),
  /** Where the page asks for a whole program, and nothing is known of the layout. */
  program: z.boolean().optional(),
  /** What was seen and could not be read, by name: 'Example 3'. */
  unreadable: z.array(z.string()),
})
export type Problem = z.infer<typeof Problem>
