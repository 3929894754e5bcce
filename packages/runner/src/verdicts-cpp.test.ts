import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, type ProgramError, standardLimits, type Value } from './program.ts'
import { outcomesOf, runTrial, type Trial, valuesOf } from './testing.ts'

// What every language is held to is in tables beside this. Here is what only C++ has.

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'cpp', { source: 'int f(int n) { return n; }' })
}, 120_000)
afterAll(() => runner.close())

const run = (trial: Trial) => runTrial(runner, 'cpp', trial)

/** How a call of `f` with 1 ended, which must have been with an error. */
async function errorOf(trial: Trial): Promise<ProgramError | string | undefined> {
  const report = await run(trial)
  if (report.status === 'compile-error') return report.error
  const [outcome] = outcomesOf(report)
  return outcome?.status === 'threw' ? outcome.error : outcome?.status
}

describe('what an answer may look like', () => {
  const shapes = {
    'a method of Solution, as sites give it': 'class Solution {\npublic:\n    int f(int n) { return n + 1; }\n};',
    'a static or constant method of a struct':
      'struct Base { static long long f(const int& n) noexcept { return n + 1; } };\nstruct Solution : Base {};',
    'a plain function': 'long f(long n) { return n + 1; }',
    'a whole file with a main beside it':
      '#include <bits/stdc++.h>\n#include <vector>\nusing namespace std;\nint f(int n) { return n + 1; }\nint main() { cout << f(1); }',
    'keywords and names with another meaning':
      '#define int long long\n#define return return 1 +\n#define f(n) f(n)\n#define string char\n#define S second\n#define out cout\nint f(int n) { return n; }',
    'a helper of the same name':
      'class Solution { int f(int n, int by) { return n + by; } public: int f(int n) { return f(n, 1); } };',
    'parameters with defaults, for recursion':
      'struct Solution { int f(int n, int depth = 0, vector<int>* seen = nullptr) { return depth ? n + 1 : f(n, 1); } };',
    'a lambda': 'auto f = [](int n) { return n + 1; };',
    'a function of the library': 'function<int(int)> f = [](int n) { return n + 1; };',
    'a template': 'template <class T> T f(T n) { return n + 1; }',
    'a name of the library':
      'class Solution { public: int f(int n) { return rotate(n); } int rotate(int n) { return n + 1; } };',
    'concepts, ranges and what C++23 has':
      'template <integral T> T next(T n) { return n + 1; }\nint f(int n) { return string("ab").contains("b") ? ranges::max(views::iota(1, next(n) + 1)) : 0; }',
    'members with a state of each call':
      'class Solution { int calls = 0; public: int f(int n) { return n + ++calls; } };',
  }
  test.each(Object.entries(shapes))('%s', async (_, source) => {
    expect(valuesOf(await run({ source, calls: [[1], [1]] }))).toEqual([2, 2])
  })
})

describe('arguments come in the types that the author declares', () => {
  const types: [takes: string, given: Value, type: string, shown: string][] = [
    ['string', 'ab', 'const string&', 'value == "ab"'],
    ['string', 'ab', 'string_view', 'value == "ab"'],
    ['string', 'ab', 'string&&', 'value == "ab"'],
    ['string', 'ab', 'const char*', 'strlen(value) == 2'],
    ['integer[]', [1, 2], 'vector<int>&', 'value[1] == 2'],
    ['integer[]', [1, 2], 'const vector<long long>', 'value[1] == 2'],
    ['integer[]', [1, 2], 'vector<unsigned char>', 'value[1] == 2'],
    ['integer[]', [1, 2], 'int*', 'value[1] == 2'],
    ['integer[]', [1, 2], 'span<const int>', 'value[1] == 2'],
    ['integer[]', [1, 2], 'array<int, 2>', 'value[1] == 2'],
    ['integer[]', [1, 2], 'deque<int>', 'value[1] == 2'],
    ['integer[]', [1, 2], 'unordered_set<int>', 'value.contains(2)'],
    ['integer[]', [1, 2], 'pair<int, double>', 'value.second == 2'],
    ['integer[][]', [[1, 2]], 'vector<pair<int, int>>', 'value[0].second == 2'],
    ['integer', 2, 'optional<int>', 'value == 2'],
    ['list_node', [1, 2], 'const ListNode*', 'value->next->val == 2'],
  ]
  // One program for all: each is a method, chosen by the number of its parameters.
  test('whatever they are', async () => {
    for (const [takes, given, type, shown] of [types[0], types[5]].filter((one) => one !== undefined)) {
      const source = `bool f(${type} value) { return ${shown}; }`
      expect(valuesOf(await run({ source, takes: [takes], returns: 'boolean', calls: [[given]] }))).toEqual([true])
    }
    const parameters = types.map(([, , type], place) => `${type} p${place}`).join(', ')
    const all = types.map(([, , , shown], place) => `(${shown.replaceAll('value', `p${place}`)})`).join(' && ')
    const report = await run({
      source: `class Solution { public: bool f(${parameters}) { return ${all}; } };`,
      takes: types.map(([takes]) => takes),
      returns: 'boolean',
      calls: [types.map(([, given]) => given)],
    })
    expect(valuesOf(report)).toEqual([true])
  })

  test('one that does not fit its type is an error of that call', async () => {
    const report = await run({ source: 'int f(int n) { return n; }', calls: [[2 ** 40], [2]] })
    expect(outcomesOf(report)).toMatchObject([
      { status: 'threw', error: { message: "the argument 'p0': 1099511627776 does not fit in int" } },
      { status: 'returned', value: 2 },
    ])
  })

  test('nodes that the author defines are used, and may be seen in comments alone', async () => {
    const lists = { takes: ['list_node'], returns: 'list_node', calls: [[[1, 2]], [[]]] }
    for (const source of [
      '/* struct ListNode {\n int val; }; */ // struct ListNode {\nListNode* f(ListNode* head) { return head; }',
      'struct ListNode { long val; ListNode* next; };\nListNode* f(ListNode* head) { return head; }',
      'class ListNode { public: const char* s = "struct"; int val; ListNode* next; explicit ListNode(int v) : val(v), next(nullptr) {} };\nListNode* f(ListNode* head) { return head; }',
      "int k = 1'000; struct ListNode { int val; ListNode* next; }; int l = 2'000;\nListNode* f(ListNode* head) { return head; }",
    ])
      expect(valuesOf(await run({ source, ...lists }))).toEqual([[1, 2], []])
  })

  const inPlace: [what: string, type: string, source: string, given: Value, after: Value][] = [
    ['a vector', 'integer[]', 'void f(vector<int>& nums) { nums.push_back(3); }', [1], [1, 3]],
    ['rows', 'character[][]', "void f(vector<vector<char>>& b) { b[0][0] = 'x'; }", [['a', 'b']], [['x', 'b']]],
    ['a list', 'list_node', 'ListNode* f(ListNode* head) { head->val = 5; return nullptr; }', [1, 2], [5, 2]],
    ['a tree', 'tree_node', 'void f(TreeNode*& root) { root = root->left; }', [1, 2], [2]],
    ['nothing of a vector of its own', 'integer[]', 'void f(vector<int> nums) { nums.push_back(3); }', [1], [1]],
  ]
  test.each(inPlace)('%s is changed in place', async (_, type, source, given, after) => {
    expect(valuesOf(await run({ source, takes: [type], returns: 'void', calls: [[given]] }))).toEqual([after])
  })
})

describe('errors', () => {
  // One program, in which each line fails in its way; the first of its cases stands in line 4.
  const failures: [what: string, statement: string, message: RegExp][] = [
    ['an index out of range', 'return values[n + 2];', /^an index is out of range$/],
    ['an index that is checked', 'return values.at(n + 2);', /^std::out_of_range: vector::_M_range_check/],
    ['an index of an array', 'return fixed[n];', /^index 2 is out of range of type 'int \[2\]'$/],
    ['the last of nothing', 'return vector<int>().back();', /^the container is empty$/],
    ['the top of nothing', 'return stack<int>().top();', /empty/],
    ['a null pointer', 'return list->val;', /^a null pointer was followed, to a value of type 'ListNode'$/],
    ['a pointer astray', 'return *reinterpret_cast<volatile int*>(0x7000000000);', /^a segmentation fault$/],
    ['a division by zero', 'return n / (n - 2);', /^division by zero$/],
    ['a remainder by zero', 'return n % (n - 2);', /^division by zero$/],
    ['an endless recursion', 'return endless(n);', /^a stack overflow$/],
    ['an assertion', 'assert(n == 3); return 0;', /^assertion 'n == 3' failed$/],
    ['an abort', 'abort();', /^the program aborted$/],
    ['a number that is none', 'return stoi("x");', /^std::invalid_argument: stoi$/],
    ['an error of its own', 'throw runtime_error("because");', /^std::runtime_error: because$/],
    ['an error in words', 'throw "because";', /^threw "because"$/],
    ['an error in a number', 'throw n;', /^threw 2$/],
    ['an error of its own type', 'throw Mine();', /^threw Mine$/],
    ['an error where none may be', 'return quiet(n);', /^uncaught std::runtime_error: quiet$/],
    ['the end without an answer', 'if (n == 2) break;', /^a function that has to return a value ended without one$/],
    [
      'an error in a thread',
      'thread([] { throw runtime_error("far"); }).join(); return 0;',
      /^uncaught std::runtime_error: far$/,
    ],
  ]
  const ownLines = ['quiet', 'endless', 'without', 'thread']
  const source = `struct Mine {}; int endless(int n) { volatile int kept[200]; kept[0] = n; return endless(n + 1) + kept[0]; }
int quiet(int n) noexcept { if (n) throw runtime_error("quiet"); return n; }
int f(int which, int n, vector<int> values, ListNode* list) { int fixed[2] = {}; switch (which) {
${failures.map(([, statement], place) => `case ${place}: ${statement}`).join('\n')}
}}`

  test('each is told with its message and line, and the next call is made', async () => {
    const report = await run({
      source,
      takes: ['integer', 'integer', 'integer[]', 'list_node'],
      calls: failures.map((_, place) => [place, 2, [1], []]),
    })
    for (const [place, outcome] of outcomesOf(report).entries()) {
      const [what = '', , message = /^$/] = failures[place] ?? []
      expect({ what, outcome }).toMatchObject({ outcome: { status: 'threw' } })
      if (outcome.status !== 'threw') continue
      expect(outcome.error.message).toMatch(message)
      const own = ownLines.some((word) => what.includes(word)) || what.includes('where none may be')
      if (!own) expect({ what, line: outcome.error.line }).toEqual({ what, line: place + 4 })
      else expect(outcome.error.line).toBeGreaterThan(0)
    }
  })

  const refused: [what: string, source: string, error: ProgramError][] = [
    ['a name', 'int f(int n) {\n    return n + k;\n}', { message: "'k' was not declared in this scope", line: 2 }],
    ['a semicolon', 'int f(int n) {\n    return n\n}', { message: "expected ';' before '}' token", line: 2 }],
    [
      'a brace that is missing',
      'class Solution {\npublic:\n    int f(int n) {\n        return n;\n};',
      { message: "expected '}' at the end of the program", line: 1 },
    ],
    [
      'a type',
      'int f(int n) {\n    string s = n;\n    return s;\n}',
      { message: expect.stringContaining('conversion'), line: 2 },
    ],
    [
      'what a header of the library cannot do',
      'struct P {};\nint f(int n) {\n    vector<P> all(n);\n    sort(all.begin(), all.end());\n    return n;\n}',
      { message: expect.stringContaining("no match for 'operator<'"), line: 4 },
    ],
    ['what is nowhere', 'int g(int);\nint f(int n) { return g(n); }', { message: "undefined reference to `g(int)'" }],
    ['no such function', 'int g(int n) { return n; }', { message: "there is no function or class named 'f'" }],
    [
      'no such method',
      'class Solution { public: int g(int n) { return n; } };',
      { message: "there is no function named 'f' that is public and takes (integer)" },
    ],
    [
      'a method that is not public',
      'class Solution { int f(int n) { return n; } };',
      { message: "there is no function named 'f' that is public and takes (integer)" },
    ],
    [
      'other parameters',
      'int f(int n, int k) { return n; }',
      { message: "there is no function named 'f' that is public and takes (integer)" },
    ],
    [
      'a program that is too large',
      'int big[400000000] = {1};\nint f(int n) { return big[n]; }',
      { message: 'The compiled program would be larger than it may be' },
    ],
    [
      'an end before it can be called',
      '#include <unistd.h>\n[[gnu::constructor(101)]] void leave() { _exit(0); }\nint f(int n) { return n; }',
      { message: 'It ended, or hung, before it could be called' },
    ],
    [
      'an error at the top',
      'int x = 1;\nint y = stoi("no");\nint f(int n) { return n; }',
      { message: 'uncaught std::invalid_argument: stoi', line: 2 },
    ],
  ] as never
  test.each(refused)('what is refused is told with the first error, at its line: %s', async (_, source, error) => {
    expect(await run({ source })).toEqual({ status: 'compile-error', error })
  })

  test('a name that is none is refused before anything is compiled', async () => {
    expect(await run({ source: 'int f(int n) { return n; }', name: 'f(1); int g' })).toEqual({
      status: 'compile-error',
      error: { message: "'f(1); int g' is not a name in C++" },
    })
  })

  test('recursion may be as deep as practice problems need', async () => {
    const source =
      'int f(int n) { volatile int kept[100]; kept[0] = n; return n == 0 ? 0 : f(n - 1) + (kept[0] == n); }'
    expect(valuesOf(await run({ source, calls: [[100_000]] }))).toEqual([100_000])
  })

  test.each([
    ['a vector that is too large', 'int f(int n) { return vector<char>(1LL << 45).size() + n; }'],
    ['one that grows', 'int f(int n) { vector<vector<int>> all; for (;;) all.emplace_back(100000, n); }'],
  ])('memory that is spent is told: %s', async (_, source) => {
    expect(await errorOf({ source })).toBe('out-of-memory')
  })

  const results: [declared: string, source: string, returns: string, message: RegExp | null][] = [
    ['a fraction', 'double f(int n) { return n / 2.0; }', 'integer', /^returned 0\.5 \(double\) where integer was/],
    ['true', 'bool f(int n) { return true; }', 'integer', /^returned true \(bool\) where integer was/],
    ['a text', 'string f(int n) { return "1"; }', 'integer', /^returned "1" \(std::string\) where integer was/],
    ['a set', 'set<int> f(int n) { return {n}; }', 'integer[]', /^returned std::set<int> where integer\[\] was/],
    [
      'a map',
      'map<int, int> f(int n) { return {}; }',
      'integer[]',
      /^returned std::map<int, int> where integer\[\] was/,
    ],
    [
      'a list in itself',
      'ListNode* f(int n) { auto a = new ListNode(n); return a->next = a; }',
      'list_node',
      /a list that does not end/,
    ],
    [
      'a tree in itself',
      'TreeNode* f(int n) { auto a = new TreeNode(n); return a->left = a; }',
      'tree_node',
      /a tree that does not end/,
    ],
  ] as never
  test.each(results)('a result of another type is an error: %s', async (_, source, returns, message) => {
    expect(await errorOf({ source, returns })).toMatchObject({ message: expect.stringMatching(message ?? /./) })
  })

  test('a function that gives nothing back has returned null', async () => {
    expect(valuesOf(await run({ source: 'void f(int n) {}' }))).toEqual([null])
  })
})

describe('while it compiles', () => {
  const body = 'int f(int n) { return n; }'
  const tricks: [what: string, source: string, words: RegExp][] = [
    ['a file of the machine', `#include "/etc/passwd"\n${body}`, /\/etc\/passwd: No such file/],
    ['a file for the assembler', `asm(".incbin \\"/etc/passwd\\"");\n${body}`, /file not found: \/etc\/passwd/],
    ['itself without end', `#include "solution.cpp"\n${body}`, /nested depth/],
    [
      'templates without end',
      `template <int n> struct A { static const int v = A<n + 1>::v; };\nint x = A<0>::v;\n${body}`,
      /template instantiation depth/,
    ],
    [
      'a constant that does not end',
      `constexpr int g() { for (;;); }\nconstexpr int x = g();\n${body}`,
      /constexpr|iteration/,
    ],
    ['brackets without end', `int x = ${'('.repeat(200_000)};\n${body}`, /./],
  ]
  test.each(tricks)(
    '%s: a compile error in clear words',
    async (_, source, words) => {
      const report = await run({ source })
      expect(report).toMatchObject({ status: 'compile-error', error: { message: expect.stringMatching(words) } })
    },
    40_000,
  )
})

describe('what is printed', () => {
  test('is kept with its call, by whatever it was printed, and where a limit was met', async () => {
    const source =
      'int f(int n) { cout << "out " << n << "\\n"; cerr << "err\\n"; printf("größer €\\n"); clog << "log"; for (volatile int i = 0; n == 2; i = i + 1); return n; }'
    const report = await run({ source, calls: [[1], [2]], limits: { milliseconds: 1000 } })
    const [first, second] = outcomesOf(report)
    expect(first).toMatchObject({ status: 'returned', value: 1, stdout: 'out 1\nerr\ngrößer €\nlog' })
    expect(second).toMatchObject({ status: 'timed-out', stdout: 'out 2\nerr\ngrößer €\nlog' })
  })
})

describe('a class', () => {
  const entry = {
    name: 'Box',
    parameters: [{ name: 'limit', type: 'integer' }],
    methods: [
      { name: 'put', parameters: [{ name: 'value', type: 'string' }], returns: 'boolean' },
      { name: 'all', parameters: [], returns: 'string[]' },
      { name: 'clear', parameters: [], returns: 'void' },
    ],
  }
  const steps = (source: string, ...asks: [string, ...Value[]][]) =>
    runner.run(
      { language: 'cpp', source, entry },
      [{ arguments: [asks.map(([name]) => name), asks.map(([, ...values]) => values)] }],
      standardLimits,
    )
  const source = `class Base { public: vector<string> all() const { return held; } protected: vector<string> held; };
class Box : public Base {
    size_t limit;
public:
    Box(int limit) : limit(limit) {}
    bool put(const string& value) {
        if (value.empty()) throw invalid_argument("nothing to put in");
        if (held.size() == limit) return false;
        held.push_back(value);
        return true;
    }
    Box& clear() { held.clear(); return *this; }
};`

  test('is made and asked, and has methods that it inherits', async () => {
    const report = await steps(source, ['Box', 1], ['put', 'a'], ['put', 'b'], ['clear'], ['put', 'c'], ['all'])
    expect(valuesOf(report)).toEqual([[null, true, false, null, true, ['c']]])
  })

  test('tells the operation an error happened in, and its line', async () => {
    const [outcome] = outcomesOf(await steps(source, ['Box', 1], ['put', 'a'], ['put', '']))
    expect(outcome).toMatchObject({
      status: 'threw',
      error: { message: 'operation 3, put(""): std::invalid_argument: nothing to put in', line: 7 },
    })
  })

  test('must be there, with its constructor and methods', async () => {
    expect(await steps('struct Bag {};', ['Box', 1])).toMatchObject({
      error: { message: "there is no function or class named 'Box'" },
    })
    const few = 'struct Box { Box(int) {} vector<string> all() { return {}; } void clear() {} };'
    expect(await steps(few, ['Box', 1])).toMatchObject({
      error: { message: "there is no method named 'put' in 'Box' that is public and takes (string)" },
    })
    expect(await steps(source.replace('Box(int limit)', 'Box(int limit, int more)'), ['Box', 1])).toMatchObject({
      error: { message: 'the class has no constructor that takes these values' },
    })
  })
})
