import type { CorpusProblem } from '../corpus/corpus.ts'
import { coloured } from './code.ts'
import { pick } from './random.ts'
import { starterCode } from './starter-code.ts'
import { statementHtml } from './statement.ts'

const body = `
  h1 { font-size: 22px; margin: 4px 0 6px } h3 { font-size: 15px; margin: 18px 0 6px } p { margin: 10px 0 }
  .level { display: inline-block; background: #e3f6ec; color: #1d7a4f; border-radius: 10px; padding: 2px 10px; font-size: 12px; margin: 0 0 6px }
  code { font-family: 'DejaVu Sans Mono', monospace; font-size: .88em; background: rgba(120, 130, 150, .14); border-radius: 4px; padding: 1px 5px }
  .example { border-left: 3px solid rgba(120, 130, 150, .4); padding: 6px 14px; margin: 6px 0; font-family: 'DejaVu Sans Mono', monospace; font-size: .9em; line-height: 1.55 }
  table.examples { border-collapse: collapse } table.examples th, table.examples td { border: 1px solid rgba(120, 130, 150, .5); padding: 6px 14px; text-align: left }
  .constraints { padding-left: 20px; line-height: 1.7 } sup { font-size: .7em }`

/** The problem on the left, an editor with starter code on the right. */
export function twoPane(problem: CorpusProblem): string {
  return panes(problem, { page: '#f5f6f8', pane: '#fff', ink: '#22252b', line: '#dfe2e8', scheme: 'light' })
}

export function twoPaneDark(problem: CorpusProblem): string {
  return panes(problem, { page: '#14161b', pane: '#22252c', ink: '#dfe2ea', line: '#353a45', scheme: 'dark' })
}

type Palette = { page: string; pane: string; ink: string; line: string; scheme: 'light' | 'dark' }

function panes(problem: CorpusProblem, { page, pane, ink, line, scheme }: Palette): string {
  const language = problem.starter ?? 'python'
  return `<style>${body}
    body { margin: 0; background: ${page}; color: ${ink}; font: 15px/1.5 'Liberation Sans', sans-serif; min-height: 100vh; display: flex; flex-direction: column }
    header { display: flex; gap: 26px; padding: 11px 20px; border-bottom: 1px solid ${line}; font-size: 14px }
    main { flex: 1; display: grid; grid-template-columns: 48% 1fr; gap: 8px; padding: 8px }
    section { background: ${pane}; border: 1px solid ${line}; border-radius: 8px }
    .tabs { display: flex; gap: 22px; padding: 9px 18px; border-bottom: 1px solid ${line}; font-size: 13px; opacity: .8 }
    .text { padding: 10px 20px 24px } pre.code { margin: 0; padding: 14px 18px; font: 14px/1.55 'DejaVu Sans Mono', monospace }
    footer { display: flex; gap: 12px; justify-content: flex-end; padding: 6px 16px 12px }
    button { font: inherit; font-size: 13px; border: 1px solid ${line}; border-radius: 6px; padding: 6px 16px; background: ${page}; color: ${ink} }
    </style><body>
    <header><b>codegrove</b><span>Problems</span><span>Contests</span><span>Discuss</span><span style="margin-left: auto">Premium</span></header>
    <main><section><div class="tabs"><b>Description</b><span>Editorial</span><span>Solutions</span><span>Submissions</span></div>
    <div class="text">${statementHtml(problem)}</div></section>
    <section><div class="tabs"><b>Code</b><span>${language === 'cpp' ? 'C++' : language} ▾</span><span>Auto</span></div>
    <pre class="code">${coloured(problem.starter || problem.notation === 'comment' ? starterCode(problem) : '', scheme)}</pre></section></main>
    <footer><button>Run</button><button>Submit</button></footer>`
}

const tabs: [string, ...string[]] = [
  'Practice - CodeMeadow',
  'Challenge of the day',
  'Exercises | Learn to code',
  'Week 6 homework',
]

/** A whole browser window: tabs, an address, and a page with one column. */
export function browser(problem: CorpusProblem): string {
  const host = pick(
    ['codemeadow.example/practice', 'tasks.learnbits.example/p', 'exercism-club.example/tasks'],
    problem.id,
  )
  return `<style>${body}
    body { margin: 0; background: #fff; color: #24292f; font: 16px/1.55 'DejaVu Sans', sans-serif; min-height: 100vh }
    .bar { background: #dee1e6; padding: 8px 10px 0; display: flex; gap: 4px; font: 12px 'Liberation Sans', sans-serif }
    .bar span { padding: 8px 18px; border-radius: 8px 8px 0 0 } .bar span.on { background: #fff }
    .address { padding: 7px 14px; border-bottom: 1px solid #ddd; font: 13px 'Liberation Sans', sans-serif; color: #444; display: flex; gap: 14px }
    .address b { flex: 1; font-weight: normal; background: #f1f3f4; border-radius: 14px; padding: 5px 14px }
    main { max-width: 860px; margin: 20px auto; padding: 0 20px } main pre.example { background: #f6f8fa }
    pre.code { background: #f6f8fa; border: 1px solid #d5dae1; border-radius: 6px; padding: 12px; font: 14px/1.5 'Liberation Mono', monospace }
    </style><body>
    <div class="bar"><span>Mail (2)</span><span class="on">${pick(tabs, problem.id)} &nbsp; ×</span><span>Music</span><span>+</span></div>
    <div class="address"><span>← → ⟳</span><b>https://${host}/${problem.signature.name.toLowerCase()}</b><span>⋮</span></div>
    <main>${statementHtml(problem)}${codeBelow(problem)}</main>`
}

function codeBelow(problem: CorpusProblem): string {
  if (!problem.starter) return ''
  return `<h3>Your code</h3><pre class="code">${coloured(starterCode(problem), 'light')}</pre>`
}

/** A tutorial page: menu, adverts at the side and between, and a cookie banner that does not cover the problem. */
export function adverts(problem: CorpusProblem): string {
  return `<style>${body}
    body { margin: 0; background: #fff; color: #222; font: 15px/1.6 'Liberation Serif', serif; padding-bottom: 110px }
    nav { background: #2f8d46; color: #fff; padding: 12px 24px; font: bold 15px 'Liberation Sans', sans-serif; display: flex; gap: 24px }
    .page { display: grid; grid-template-columns: 190px 1fr 240px; gap: 26px; padding: 18px 24px }
    aside { font: 13px/2.1 'Liberation Sans', sans-serif; color: #456 }
    .advert { background: linear-gradient(135deg, #ffe08a, #ff9f68); padding: 22px 16px; text-align: center; font: bold 17px/1.4 'Liberation Sans', sans-serif; margin-bottom: 18px }
    .cookies { position: fixed; left: 0; right: 0; bottom: 0; background: #222; color: #eee; padding: 18px 24px; font: 14px 'Liberation Sans', sans-serif; display: flex; justify-content: space-between }
    .cookies b { background: #4caf50; padding: 8px 20px; border-radius: 4px } article { font-size: 17px }
    </style><body><nav><span>☰ CodersDigest</span><span>Tutorials</span><span>Jobs</span><span>Sign In</span></nav>
    <div class="page"><aside><b>Data structures</b><br>Arrays<br>Strings<br>Linked lists<br>Stacks<br>Trees<br>Graphs<br><b>Practice</b><br>Top 50 questions<br>Company tags</aside>
    <article><p style="font-size: 13px; color: #777">Home › Practice › ${pick(['Basics', 'Interview set', 'Popular'], problem.id)} · Last updated: 12 Mar</p>
    ${statementHtml(problem)}${codeBelow(problem)}
    <div class="advert">Learn to paint in 30 days. First lesson free!</div></article>
    <aside><div class="advert">Cloud hosting from 2.99<br><small>Start now »</small></div><div class="advert">New running shoes<br>-40% this week</div><b>Related articles</b><br>Big O explained<br>10 résumé tips</aside></div>
    <div class="cookies"><span>We and our 214 partners use cookies to show you relevant content. You can return to your choice at any time.</span><b>Accept all</b></div>`
}

/** One narrow column. */
export function phone(problem: CorpusProblem): string {
  return `<style>${body}
    body { margin: 0; background: #fff; color: #1c1e21; font: 16px/1.5 'Liberation Sans', sans-serif }
    .status { display: flex; justify-content: space-between; padding: 8px 20px; font-size: 13px; font-weight: bold }
    .top { display: flex; justify-content: space-between; padding: 10px 18px; border-bottom: 1px solid #e2e4e8; font-weight: bold }
    main { padding: 12px 18px 60px; overflow-wrap: anywhere } .example { padding: 6px 10px }
    pre { white-space: pre-wrap; font: 14px/1.5 'DejaVu Sans Mono', monospace; background: #f4f5f7; padding: 10px; border-radius: 8px }
    </style><body><div class="status"><span>9:41</span><span>5G ▮▮▮ 82%</span></div><div class="top"><span>‹ Back</span><span>Daily Kata</span><span>⋯</span></div>
    <main>${statementHtml(problem)}${problem.starter ? `<pre>${coloured(starterCode(problem), 'light')}</pre>` : ''}</main>`
}
