import type { Language } from '@dryrun/contract/languages'
import { expect, test } from 'vitest'
import { renamedMethods } from './methods.ts'

const names = new Map([
  ['get', 'read'],
  ['Get', 'Read'],
])

test.each<[Language, string, string]>([
  [
    'python',
    'class Box:\n    def get(self):\n        return self.get() + self.held.get()',
    'class Box:\n    def read(self):\n        return self.read() + self.held.get()',
  ],
  [
    'java',
    'class Box {\n    int get(int key) { return this.get(key) + get(held.get(key)); }\n}',
    'class Box {\n    int read(int key) { return this.read(key) + read(held.get(key)); }\n}',
  ],
  [
    'cpp',
    'int get(int a);\nclass Box {\n    int get(int k) { return this->get(k) + held->get(k); }\n};',
    'int get(int a);\nclass Box {\n    int read(int k) { return this->read(k) + held->get(k); }\n};',
  ],
  [
    'csharp',
    'public class Box {\n    public int Get(int k) => this.Get(k) + held.Get(k);\n}',
    'public class Box {\n    public int Read(int k) => this.Read(k) + held.Get(k);\n}',
  ],
  [
    'go',
    'func (b *Box) Get(k int) int { return b.Get(k) + b.held.Get(k) }\nfunc (h heap) Get() int { return h.Get() }',
    'func (b *Box) Read(k int) int { return b.Read(k) + b.held.Get(k) }\nfunc (h heap) Get() int { return h.Get() }',
  ],
  [
    'rust',
    'impl Box {\n    fn get(&self, k: i32) -> i32 { self.get(k) + self.held.get(&k) }\n}\nimpl Held {\n    fn get() {}\n}',
    'impl Box {\n    fn read(&self, k: i32) -> i32 { self.read(k) + self.held.get(&k) }\n}\nimpl Held {\n    fn get() {}\n}',
  ],
])(
  'in %s a method is renamed where its class defines and calls it, and nobody else’s is: %s',
  (language, source, renamed) => {
    expect(renamedMethods(source, language, 'Box', names)).toBe(renamed)
  },
)
