import { declaredTypes } from './declared-types.ts'
import { type Main, outcomeOf, type Variables, type Writer } from './main.ts'

export const cpp: Writer = {
  own: 'words row value line node head values result between i readLine cin cout main',
  write(main) {
    const types = declaredTypes(main, 'cpp')
    if (!types) return null
    const typeOf = (name: string) => types.of(name) ?? 'int'
    const input = main.input.flatMap((one) => reading(one, typeOf, main.byWord))
    const body = [
      'ios::sync_with_stdio(false);',
      'cin.tie(nullptr);',
      ...(!main.byWord && input.some((line) => line.includes('words')) ? ['istringstream words;'] : []),
      ...input,
      ...printing(main),
    ]
    const isLinked = main.input.some(({ linked }) => linked)
    const parts = [
      '#include <bits/stdc++.h>\nusing namespace std;',
      ...(isLinked || main.printsLinked ? [LIST_NODE] : []),
      main.source.replace(/^(?:#include .*|using namespace std;)\n/gm, '').trim(),
      ...(main.byWord ? [] : [READ_LINE]),
      ...(isLinked ? [BUILD_LIST] : []),
      ...(main.printsLinked ? [LIST_VALUES] : []),
      `int main() {\n${body.map((line) => `    ${line}`).join('\n')}\n}`,
    ]
    return `${parts.join('\n\n')}\n`
  },
}

const LIST_NODE = `struct ListNode {
    int val;
    ListNode* next;
    ListNode(int val = 0, ListNode* next = nullptr) : val(val), next(next) {}
};`

const READ_LINE = `string readLine() {
    string line;
    getline(cin, line);
    line.erase(line.find_last_not_of(" \\r") + 1);
    line.erase(0, line.find_first_not_of(' '));
    return line;
}`

const BUILD_LIST = `ListNode* buildList(const vector<int>& values) {
    ListNode* head = nullptr;
    for (auto value = values.rbegin(); value != values.rend(); ++value) head = new ListNode(*value, head);
    return head;
}`

const LIST_VALUES = `vector<int> listValues(const ListNode* head) {
    vector<int> values;
    for (; head; head = head->next) values.push_back(head->val);
    return values;
}`

function itemOf(type: string): string {
  return type.replace(/^vector<(.*)>$/, '$1')
}

function reading({ lines, linked }: Variables, typeOf: (name: string) => string, byWord: boolean): string[] {
  const from = byWord ? 'cin' : 'words'
  const open = byWord ? [] : ['words = istringstream(readLine());']
  switch (lines.kind) {
    case 'values': {
      if (!byWord && lines.names.length === 1 && typeOf(lines.names[0] ?? '') === 'string') {
        return [`string ${lines.names[0]} = readLine();`]
      }
      const types = lines.names.map(typeOf)
      const isOne = types.every((type) => type === types[0])
      const declared = isOne
        ? [`${types[0]} ${lines.names.join(', ')};`]
        : lines.names.map((name) => `${typeOf(name)} ${name};`)
      return [...open, ...declared, `${from} >> ${lines.names.join(' >> ')};`]
    }
    case 'text':
      return byWord ? [`string ${lines.name};`, `cin >> ${lines.name};`] : [`string ${lines.name} = readLine();`]
    case 'list':
    case 'column': {
      const type = linked ? 'vector<int>' : typeOf(lines.name)
      const name = linked ? `${lines.name}Values` : lines.name
      const built = linked ? [`ListNode* ${lines.name} = buildList(${name});`] : []
      if (byWord) return [`${type} ${name}(${lines.count});`, `for (auto& value : ${name}) cin >> value;`, ...built]
      if (lines.kind === 'list') return [`${type} ${name};`, ...open, ...pushed(type, name), ...built]
      const item = itemOf(type) === 'string' ? 'value = readLine();' : 'istringstream(readLine()) >> value;'
      return [`${type} ${name}(${lines.count});`, `for (auto& value : ${name}) ${item}`, ...built]
    }
    case 'table': {
      const type = typeOf(lines.name)
      const row = itemOf(type)
      if (byWord) {
        return [
          `${type} ${lines.name}(${lines.rows}, ${row}(${lines.columns}));`,
          `for (auto& row : ${lines.name}) {`,
          '    for (auto& value : row) cin >> value;',
          '}',
        ]
      }
      return [
        `${type} ${lines.name}(${lines.rows});`,
        `for (auto& row : ${lines.name}) {`,
        ...[...open, ...pushed(row, 'row')].map((line) => `    ${line}`),
        '}',
      ]
    }
    case 'grid':
      return [
        `vector<vector<char>> ${lines.name}(${lines.rows});`,
        `for (auto& row : ${lines.name}) {`,
        ...(byWord ? ['    string line;', '    cin >> line;'] : ['    string line = readLine();']),
        '    row.assign(line.begin(), line.end());',
        '}',
      ]
  }
}

/** All words of a line. */
function pushed(type: string, name: string): string[] {
  return [`for (${itemOf(type)} value; words >> value;) ${name}.push_back(value);`]
}

function printing({ entry, call, output, printed, printsLinked }: Main): string[] {
  const called = `Solution().${entry.name}(${call.join(', ')})`
  const { before: calling, returned } = outcomeOf({ entry, call }, called)
  const result = printsLinked ? `listValues(${returned})` : returned
  const [yes, no] = output.booleans ?? ['', '']
  const text = (one: string) => (printed === 'boolean' ? `(${one} ? "${yes}" : "${no}")` : one)
  const digits = output.decimals === undefined ? 'setprecision(15)' : `fixed << setprecision(${output.decimals})`
  const before = [...calling, ...(printed === 'double' ? [`cout << ${digits};`] : [])]
  const row = (values: string) => [
    'const char* between = "";',
    `for (const auto& value : ${values}) {`,
    `    cout << between << ${text('value')};`,
    '    between = " ";',
    '}',
    "cout << '\\n';",
  ]
  switch (output.kind) {
    case 'value':
      return [...before, `cout << ${text(result)} << '\\n';`]
    case 'list':
      return [...before, ...row(result)]
    case 'column':
      return [...before, `for (const auto& value : ${result}) cout << ${text('value')} << '\\n';`]
    case 'table':
      return [...before, `for (const auto& row : ${result}) {`, ...row('row').map((line) => `    ${line}`), '}']
  }
}
