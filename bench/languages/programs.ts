import type { Language } from '@dryrun/contract/languages'

/** A program that does next to nothing, and a function that does: what is measured is all the rest. */
export const programs: Record<Language, { program: string; twice: string; comment: string }> = {
  python: { program: 'print(21 * 2)\n', twice: 'def twice(n):\n    return n * 2\n', comment: '#' },
  javascript: { program: 'console.log(21 * 2)\n', twice: 'function twice(n) {\n  return n * 2\n}\n', comment: '//' },
  java: {
    program:
      'public class Main {\n  public static void main(String[] arguments) {\n    System.out.println(21 * 2);\n  }\n}\n',
    twice: 'class Solution {\n  public int twice(int n) {\n    return n * 2;\n  }\n}\n',
    comment: '//',
  },
  cpp: {
    program:
      '#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n  cout << 21 * 2 << endl;\n  return 0;\n}\n',
    twice: 'class Solution {\npublic:\n  int twice(int n) {\n    return n * 2;\n  }\n};\n',
    comment: '//',
  },
  csharp: {
    program:
      'using System;\n\npublic class Program {\n  public static void Main() {\n    Console.WriteLine(21 * 2);\n  }\n}\n',
    twice: 'public class Solution {\n  public int Twice(int n) {\n    return n * 2;\n  }\n}\n',
    comment: '//',
  },
  go: {
    program: 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println(21 * 2)\n}\n',
    twice: 'func twice(n int) int {\n\treturn n * 2\n}\n',
    comment: '//',
  },
  rust: {
    program: 'fn main() {\n    println!("{}", 21 * 2);\n}\n',
    twice: 'impl Solution {\n    pub fn twice(n: i32) -> i32 {\n        n * 2\n    }\n}\n',
    comment: '//',
  },
}
