/**
 * Imports go one way: contract <- ui, runner <- problem-bank <- solver, companion <- apps, bench.
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** Forbids `room` every package or app but itself and those it may use. */
const room = (name, uses) => ({
  name: `${name.replace('/', '-')}-imports-only-what-it-may`,
  comment: `${name} may import ${uses.length > 0 ? uses.join(', ') : 'no other package of ours'}`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: { path: '^(packages|apps|e2e|bench)/', pathNot: `^(${[name, ...uses].join('|')})/` },
})

/** Keeps an outside package behind one door. */
const onlyFrom = (library, door) => ({
  name: `only-${door.replaceAll(/\W+/g, '-')}-imports-${library.replaceAll(/\W+/g, '-')}`,
  severity: 'error',
  from: { pathNot: `^${door}` },
  to: { path: `node_modules/${library}/` },
})

module.exports = {
  forbidden: [
    room('packages/contract', []),
    room('packages/ui', ['packages/contract']),
    room('packages/runner', ['packages/contract']),
    room('packages/problem-bank', ['packages/contract', 'packages/runner']),
    room('packages/model-sandbox', ['packages/contract']),
    room('packages/solver', [
      'packages/contract',
      'packages/runner',
      'packages/problem-bank',
      'packages/model-sandbox',
    ]),
    room('packages/companion', ['packages/contract', 'packages/ui']),
    room('apps/server', [
      'packages/contract',
      'packages/runner',
      'packages/problem-bank',
      'packages/solver',
      'packages/model-sandbox',
    ]),
    room('apps/web', ['packages/contract', 'packages/ui', 'packages/companion']),
    room('e2e', ['packages/contract', 'packages/model-sandbox']),
    // The bank's problems, with references and generated inputs, are what the loop of drafts and repairs is measured on.
    room('bench', [
      'packages/contract',
      'packages/runner',
      'packages/problem-bank',
      'packages/solver',
      'packages/model-sandbox',
      'apps/server',
    ]),
    {
      name: 'only-tests-play-a-model',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/model-sandbox/|/testing/|\\.test\\.ts$' },
      to: { path: '^packages/model-sandbox/' },
    },
    {
      name: 'contract-does-no-io',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    onlyFrom('stripe', 'apps/server/src/billing/stripe'),
    onlyFrom('ai', 'packages/solver/src/models'),
    onlyFrom('@tauri-apps', 'apps/desktop/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
