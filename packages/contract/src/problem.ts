import { z } from 'zod'

/**
 * The type of a value that crosses the harness, written as one word with array brackets behind it: `integer[][]`.
 * `list_node` and `tree_node` hold integers and travel as arrays (a tree level by level, null where a child is missing).
 */
export const ValueType = z
  .string()
  .regex(/^(integer|long|double|boolean|string|character|list_node|tree_node|void)(\[\])*$/)
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
 * first is the class's own, and the arguments of each; its value is what each gave, null for nothing.
 */
export const Example = z.object({
  input: z.string(),
  expected: z.string(),
  arguments: z.array(z.object({ name: z.string().optional(), value: z.json() })).optional(),
  value: z.json().optional(),
})
export type Example = z.infer<typeof Example>

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
  /** What was seen and could not be read, by name: 'Example 3'. */
  unreadable: z.array(z.string()),
})
export type Problem = z.infer<typeof Problem>
