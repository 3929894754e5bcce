import type { FunctionSignature, ValueType } from '@dryrun/contract/problem'
import type { CorpusProblem } from '../corpus/corpus.ts'

/** The starter code a page shows beside the problem, in the page's language. Examples stand in it where so noted. */
export function starterCode(problem: CorpusProblem): string {
  const code = (writers[problem.starter ?? 'python'] ?? python)(problem.signature)
  if (problem.notation !== 'comment') return code
  const mark = problem.starter === 'python' ? '#' : '//'
  const lines = problem.examples.map(({ input, output }) => `${mark} ${input} -> ${output}`)
  return `${mark} Examples\n${lines.join('\n')}\n\n${code}`
}

/** How a language writes the types whose names differ from ours. */
type TypeNames = { plain: Partial<Record<string, string>>; array: (item: string) => string }

function typeName(type: ValueType, names: TypeNames): string {
  if (type.endsWith('[]')) return names.array(typeName(type.slice(0, -2), names))
  return names.plain[type] ?? type
}

function python({ name, parameters, returns }: FunctionSignature): string {
  const names: TypeNames = {
    plain: {
      integer: 'int',
      double: 'float',
      boolean: 'bool',
      string: 'str',
      character: 'str',
      list_node: 'Optional[ListNode]',
      tree_node: 'Optional[TreeNode]',
      void: 'None',
    },
    array: (item) => `List[${item}]`,
  }
  const listed = ['self', ...parameters.map((each) => `${each.name}: ${typeName(each.type, names)}`)].join(', ')
  return `class Solution:\n    def ${name}(${listed}) -> ${typeName(returns, names)}:\n        `
}

function javascript({ name, parameters, returns }: FunctionSignature): string {
  const names: TypeNames = {
    plain: {
      integer: 'number',
      double: 'number',
      list_node: 'ListNode',
      tree_node: 'TreeNode',
      character: 'character',
    },
    array: (item) => `${item}[]`,
  }
  const told = parameters.map((each) => ` * @param {${typeName(each.type, names)}} ${each.name}`)
  const listed = parameters.map((each) => each.name).join(', ')
  return [
    '/**',
    ...told,
    ` * @return {${typeName(returns, names)}}`,
    ' */',
    `var ${name} = function(${listed}) {`,
    '    ',
    '};',
  ].join('\n')
}

function java({ name, parameters, returns }: FunctionSignature): string {
  const names: TypeNames = {
    plain: {
      integer: 'int',
      string: 'String',
      character: 'char',
      list_node: 'ListNode',
      tree_node: 'TreeNode',
    },
    array: (item) => `${item}[]`,
  }
  const listed = parameters.map((each) => `${typeName(each.type, names)} ${each.name}`).join(', ')
  const answer = returns === 'string[]' ? 'List<String>' : (generic(returns) ?? typeName(returns, names))
  return `class Solution {\n    public ${answer} ${name}(${listed}) {\n        \n    }\n}`
}

/** Lists of lists that grow are List in Java and IList in C#, since their length is not known before. */
function generic(type: ValueType): string | undefined {
  return type === 'integer[][]' ? 'List<List<Integer>>' : type === 'string[][]' ? 'List<List<String>>' : undefined
}

function cpp({ name, parameters, returns }: FunctionSignature): string {
  const names: TypeNames = {
    plain: {
      integer: 'int',
      boolean: 'bool',
      character: 'char',
      list_node: 'ListNode*',
      tree_node: 'TreeNode*',
    },
    array: (item) => `vector<${item}>`,
  }
  const listed = parameters.map(
    ({ name: own, type }) => `${typeName(type, names)}${type.endsWith(']') ? '&' : ''} ${own}`,
  )
  return `class Solution {\npublic:\n    ${typeName(returns, names)} ${name}(${listed.join(', ')}) {\n        \n    }\n};`
}

function csharp({ name, parameters, returns }: FunctionSignature): string {
  const names: TypeNames = {
    plain: {
      integer: 'int',
      boolean: 'bool',
      character: 'char',
      list_node: 'ListNode',
      tree_node: 'TreeNode',
    },
    array: (item) => `${item}[]`,
  }
  const listed = parameters.map((each) => `${typeName(each.type, names)} ${each.name}`).join(', ')
  const answer = returns === 'integer[][]' ? 'IList<IList<int>>' : typeName(returns, names)
  return `public class Solution {\n    public ${answer} ${name}(${listed}) {\n        \n    }\n}`
}

function go({ name, parameters, returns }: FunctionSignature): string {
  const names: TypeNames = {
    plain: {
      integer: 'int',
      double: 'float64',
      boolean: 'bool',
      character: 'byte',
      list_node: '*ListNode',
      tree_node: '*TreeNode',
      void: '',
    },
    array: (item) => `[]${item}`,
  }
  const listed = parameters.map((each) => `${each.name} ${typeName(each.type, names)}`).join(', ')
  return `func ${name}(${listed}) ${typeName(returns, names)} {\n    \n}`
}

function rust({ name, parameters, returns }: FunctionSignature): string {
  const names: TypeNames = {
    plain: {
      integer: 'i32',
      double: 'f64',
      boolean: 'bool',
      string: 'String',
      character: 'char',
      list_node: 'Option<Box<ListNode>>',
      tree_node: 'Option<Rc<RefCell<TreeNode>>>',
    },
    array: (item) => `Vec<${item}>`,
  }
  const listed = parameters.map((each) => `${each.name}: ${typeName(each.type, names)}`).join(', ')
  return `impl Solution {\n    pub fn ${name}(${listed}) -> ${typeName(returns, names)} {\n        \n    }\n}`
}

const writers: Record<string, (signature: FunctionSignature) => string> = {
  python,
  javascript,
  java,
  cpp,
  csharp,
  go,
  rust,
}
