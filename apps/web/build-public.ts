/**
 * Takes React out of the public pages after the build: a page whose route says `handle = { static: true }` keeps what
 * was rendered, its styles, the theme script in its head, and one small script of its own.
 *
 * Leaving `<Scripts/>` out of such routes instead would break the portal's fallback page, which shares their root.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** What root.tsx writes into the head of such a page. */
const MARK = '<meta name="static"/>'

const folder = join(import.meta.dirname, 'build/client')

const script = await bundle('app/public.ts')
for (const file of await readdir(folder, { recursive: true })) {
  const path = join(folder, file)
  // What React would load to move between pages without a document; these pages are documents.
  if (file.endsWith('.data')) await rm(path)
  if (!file.endsWith('.html')) continue
  const page = await readFile(path, 'utf8')
  if (page.includes(MARK)) await writeFile(path, withoutReact(page, script))
}

/** Bundles one entry into the site's assets; answers its address. */
async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, entry),
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error('vite gave no output')
  return `/${result.output[0].fileName}`
}

/** Our own renderer's HTML, so its forms are known: `<script …>…</script>` and `<link rel="modulepreload" …/>`. */
function withoutReact(page: string, script: string): string {
  return page
    .replace(MARK, '')
    .replace(/<script(?![^>]*\sdata-keep)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*\srel="modulepreload"[^>]*>/g, '')
    .replace('</head>', `<script type="module" src="${script}"></script></head>`)
}
