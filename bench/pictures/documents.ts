import type { CorpusProblem } from '../corpus/corpus.ts'
import { coloured } from './code.ts'
import { pick } from './random.ts'
import { starterCode } from './starter-code.ts'
import { escaped, statementHtml, statementText, wrapped } from './statement.ts'

const comments: Record<string, { open: string; line: string; close: string }> = {
  python: { open: '"""', line: '', close: '"""' },
  slashes: { open: '', line: '// ', close: '' },
  stars: { open: '/*', line: ' * ', close: ' */' },
}

/** A code editor whose open file holds the problem in a comment above the starter code. */
export function editor(problem: CorpusProblem): string {
  const language = problem.starter ?? 'python'
  const kind = language === 'python' ? 'python' : pick(['slashes', 'stars'], problem.id)
  const { open, line, close } = comments[kind] ?? { open: '', line: '', close: '' }
  const comment = [open, ...wrapped(statementText(problem), 78).map((each) => `${line}${each}`.trimEnd()), close]
  const code = starterCode({ ...problem, notation: 'labelled' }).trimEnd()
  const lines = [
    ...comment.filter((each, index) => each || (index > 0 && index < comment.length - 1)),
    '',
    ...code.split('\n'),
  ]
  const height = lines.length
  return `<style>
    body { margin: 0; background: #1e1e1e; color: #d4d4d4; font: 14px/1.5 'DejaVu Sans Mono', monospace; min-height: 100vh; display: grid; grid-template: 34px 1fr 24px / 200px 1fr }
    .tabs { grid-column: 1 / 3; background: #252526; font: 13px/34px 'Liberation Sans', sans-serif; padding: 0 16px; display: flex; gap: 26px } .tabs b { background: #1e1e1e; padding: 0 18px; font-weight: normal }
    .files { background: #252526; font: 13px/1.9 'Liberation Sans', sans-serif; padding: 10px 18px; color: #bbb }
    pre { margin: 0; padding: 8px 16px; color: #6a9955; font: inherit; display: grid; grid-template-columns: 40px 1fr }
    .numbers { color: #6e7681; text-align: right; padding-right: 16px } .status { grid-column: 1 / 3; background: #007acc; color: #fff; font: 12px/24px 'Liberation Sans', sans-serif; padding: 0 14px }
    i { color: #dcdcaa; font-style: normal } </style><body>
    <div class="tabs"><b>solution.${language === 'python' ? 'py' : language}</b><span>notes.md</span></div>
    <div class="files">▾ KATAS<br>&nbsp; .git<br>&nbsp; day-01<br>&nbsp; day-02<br>&nbsp; notes.md<br>&nbsp; solution</div>
    <pre><span class="numbers">${Array.from({ length: height }, (_, index) => index + 1).join('\n')}</span><span>${lines
      .map((each, index) => (index < height - code.split('\n').length ? escaped(each) : `<i>${escaped(each)}</i>`))
      .join('\n')}</span></pre>
    <div class="status">main* &nbsp; 0 errors &nbsp; Ln 1, Col 1 &nbsp; UTF-8</div>`
}

/** A page of a printed exam. */
export function paper(problem: CorpusProblem): string {
  return `<style>
    body { margin: 0; background: #fff; color: #000; font: 17px/1.45 'Liberation Serif', 'Times New Roman', serif; padding: 70px 90px; text-align: justify }
    .head { display: flex; justify-content: space-between; border-bottom: 1px solid #000; font-size: 14px; margin-bottom: 30px }
    h1 { font-size: 25px } h3 { font-size: 18px; margin: 22px 0 8px } .level { font-style: italic } code, pre, .example { font-family: 'Liberation Mono', monospace; font-size: 15px }
    .example { margin: 4px 0 4px 24px; text-align: left } table.examples { border-collapse: collapse; margin-left: 24px } td, th { border: 1px solid #000; padding: 4px 16px; font-weight: normal; font-family: 'Liberation Mono', monospace; font-size: 15px }
    .foot { text-align: center; margin-top: 60px; font-size: 14px } </style><body>
    <div class="head"><span>Algorithms and Data Structures</span><span>Exercise Sheet ${(problem.id.length % 9) + 1}</span></div>
    ${statementHtml(problem)}${problem.starter ? `<h3>Signature</h3><pre>${escaped(starterCode(problem))}</pre>` : ''}
    <div class="foot">${(problem.id.length % 17) + 2}</div>`
}

/** A slide of a lecture. */
export function slide(problem: CorpusProblem): string {
  return `<style>
    body { margin: 0; background: linear-gradient(160deg, #fdfdfd, #e8eef7); color: #1b2a41; font: 20px/1.4 Carlito, 'Liberation Sans', sans-serif; padding: 40px 70px 60px; min-height: calc(100vh - 100px); border-top: 14px solid #1b4f8a; box-sizing: border-box }
    h1 { font-size: 34px; margin: 0 0 14px; color: #1b4f8a } h3 { margin: 16px 0 6px; font-size: 21px } p { margin: 8px 0 } .level { display: none }
    .example { font: 18px/1.45 'DejaVu Sans Mono', monospace; background: #fff; border: 1px solid #c5d3e6; padding: 8px 16px; margin: 4px 0 } code { font-family: 'DejaVu Sans Mono', monospace; font-size: .9em }
    td, th { padding: 6px 20px; border-bottom: 1px solid #9db2cf; text-align: left } .constraints { margin: 0 } .foot { display: flex; justify-content: space-between; font-size: 14px; color: #68809f; margin-top: 24px } </style><body>
    ${statementHtml(problem)}${problem.starter === 'python' ? `<pre class="example">${escaped(starterCode(problem).trimEnd())}</pre>` : ''}
    <div class="foot"><span>Interview training, day ${(problem.id.length % 5) + 1}</span><span>${(problem.id.length % 40) + 3} / 52</span></div>`
}

/** A conversation in which one message is the problem. */
export function chat(problem: CorpusProblem): string {
  const text = statementText({ ...problem, notation: problem.notation === 'comment' ? 'call' : problem.notation })
  const code = problem.starter
    ? `<pre>${escaped(starterCode({ ...problem, notation: 'labelled' }).trimEnd())}</pre>`
    : ''
  return `<style>
    body { margin: 0; background: #fff; color: #1d1c1d; font: 15px/1.47 'Liberation Sans', sans-serif; display: grid; grid-template-columns: 220px 1fr; min-height: 100vh }
    nav { background: #3f0e40; color: #d6c5d6; padding: 18px; line-height: 2 } main { padding: 14px 24px }
    .message { display: grid; grid-template-columns: 44px 1fr; margin: 14px 0 } .face { width: 34px; height: 34px; border-radius: 6px; background: #c96f4a } .who b { margin-right: 8px } .who small { color: #777 }
    .text { white-space: pre-wrap } pre { font: 13px/1.5 'DejaVu Sans Mono', monospace; background: #f8f8f8; border: 1px solid #ddd; border-radius: 4px; padding: 8px } </style><body>
    <nav><b>Study group</b><br># general<br># <b>daily-problem</b><br># jobs<br># off-topic</nav><main>
    <div class="message"><div class="face" style="background: #4a8ac9"></div><div><div class="who"><b>Ravi</b><small>8:58 AM</small></div>morning all, what do we have today?</div></div>
    <div class="message"><div class="face"></div><div><div class="who"><b>Lena</b><small>9:02 AM</small></div><div class="text">${escaped(text)}</div>${code}</div></div>
    <div class="message"><div class="face" style="background: #5aa469"></div><div><div class="who"><b>Tomás</b><small>9:05 AM</small></div>nice one, give me 20 minutes 👍</div></div></main>`
}

/** A mail that brings the problem of the day. */
export function mail(problem: CorpusProblem): string {
  return `<style>
    body { margin: 0; background: #f6f8fc; color: #202124; font: 15px/1.55 'Liberation Sans', Arial, sans-serif; display: grid; grid-template-columns: 200px 1fr; min-height: 100vh }
    nav { padding: 22px; line-height: 2.3; color: #444 } main { background: #fff; margin: 10px 10px 10px 0; border-radius: 14px; padding: 20px 40px } .from { color: #5f6368; font-size: 13px; border-bottom: 1px solid #eee; padding-bottom: 12px }
    h1 { font-size: 19px } h3 { font-size: 15px; margin-bottom: 4px } .level { display: none } .example { background: #f4f4f4; padding: 8px 12px; font: 14px/1.5 'Liberation Mono', monospace } td, th { border: 1px solid #ccc; padding: 5px 14px } code { font-family: 'Liberation Mono', monospace } </style><body>
    <nav><b>✎ Compose</b><br>Inbox 12<br>Starred<br>Sent<br>Drafts</nav><main><h2>[Daily Problem] No. ${(problem.id.length * 7) % 400}</h2>
    <div class="from"><b>The Daily Problem</b> &lt;hello@dailyproblem.example&gt; · to me · 6:01 AM</div><p>Good morning! Here is your interview question for today.</p>
    ${statementHtml(problem)}${problem.starter ? `<pre class="example">${escaped(starterCode(problem).trimEnd())}</pre>` : ''}
    <p style="color: #777; font-size: 13px">You get this mail because you signed up for one problem a day. Unsubscribe</p></main>`
}

/** A call in which somebody shares the problem; the people's tiles are beside it. */
export function videoCall(problem: CorpusProblem): string {
  const people = ['Anna', 'Jonas', 'Mei', 'You'].map((name, index) => {
    const colour = ['#5d6d7e', '#7d5d5d', '#5d7d66', '#6a5d7d'][index]
    return `<div class="tile" style="background: radial-gradient(circle at 50% 40%, #e0b594 0 16%, ${colour} 17%)"><span>${name}</span></div>`
  })
  return `<style>
    body { margin: 0; background: #202124; color: #fff; font: 14px 'Liberation Sans', sans-serif; min-height: 100vh; display: grid; grid-template: auto 1fr 70px / 1fr 260px; gap: 10px; padding: 10px; box-sizing: border-box }
    .bar { grid-column: 1 / 3; padding: 6px 10px; color: #cfd3d8 } .share { background: #fff; color: #222; border-radius: 6px; padding: 18px 30px; font: 16px/1.5 'DejaVu Sans', sans-serif }
    .share h1 { font-size: 22px; margin: 0 } .share h3 { margin: 14px 0 4px; font-size: 16px } .level { color: #a60 } .example { font: 15px/1.5 'DejaVu Sans Mono', monospace; background: #f3f4f6; padding: 8px 12px; margin: 4px 0 } .share code { font-family: 'DejaVu Sans Mono', monospace; font-size: .9em } td, th { border: 1px solid #bbb; padding: 4px 12px }
    .tile { height: 170px; border-radius: 8px; margin-bottom: 10px; position: relative } .tile span { position: absolute; left: 10px; bottom: 8px } .controls { grid-column: 1 / 3; text-align: center; font-size: 22px; word-spacing: 26px } </style><body>
    <div class="bar">Jonas is presenting &nbsp; · &nbsp; 00:17:42</div><div class="share">${statementHtml(problem)}${
      problem.starter ? `<pre class="example">${coloured(starterCode(problem).trimEnd(), 'light')}</pre>` : ''
    }</div><div>${people.join('')}</div><div class="controls">🎤 📷 ✋ ⋯ <span style="background: #ea4335; border-radius: 20px; padding: 8px 22px">Leave</span></div>`
}
