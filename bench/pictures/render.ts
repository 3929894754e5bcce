import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { type CorpusProblem, type EmptyPage, type Entry, readCorpus } from '../corpus/corpus.ts'
import { shuffled } from './random.ts'
import { type Style, type StyleName, styleNames, styles } from './styles.ts'

/** An entry of the corpus in the style it is shown in. */
export type Assignment = { entry: Entry; style: StyleName }

/** A picture of the corpus: one or more shots of one page, in the order they were captured. */
export type Picture = Assignment & { files: string[] }

export const dataFolder = path.join(import.meta.dirname, '../../.data/bench')

/** How much of a page two neighbouring shots both show. */
const OVERLAP = 0.2

/** Styles that are only another way to shoot a page, so that a page without a problem can be shot in them too. */
const plainStyles: StyleName[] = ['two-pane', 'zoomed', 'tiny', 'jpeg']

/** Deals the styles out to each kind in turn, so that every style gets as many of each; the same for the same seed. */
function assign(entries: Entry[], seed: string): Assignment[] {
  const kinds = Map.groupBy(entries, ({ kind }) => kind)
  return [...kinds].flatMap(([kind, ofKind]) => {
    const dealt = shuffled(kind === 'none' ? plainStyles : styleNames, `${seed} ${kind} styles`)
    return shuffled(ofKind, `${seed} ${kind}`).map((entry, index) => {
      const style = dealt[index % dealt.length] ?? 'browser'
      return { entry, style }
    })
  })
}

/** Renders the pictures that are not there yet, or whose page has changed, into .data/bench/pictures. */
export async function render(assignments: Assignment[]): Promise<Picture[]> {
  const folder = path.join(dataFolder, 'pictures')
  await mkdir(folder, { recursive: true })
  let browser: Browser | undefined
  const pictures: Picture[] = []
  for (const assignment of assignments) {
    const { entry, style } = assignment
    const settings: Style = styles[style]
    const name = path.join(folder, `${entry.id}.${style}`)
    const type = settings.jpeg ? 'jpg' : 'png'
    const files = Array.from({ length: settings.shots ?? 1 }, (_, index) => `${name}.${index + 1}.${type}`)
    const html = `<!doctype html><meta charset="utf-8"><!-- ${JSON.stringify(settings)} -->${pageOf(entry, settings)}`
    const before = await readFile(`${name}.html`, 'utf8').catch(() => '')
    if (before !== html) {
      browser ??= await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
      const whole = await shoot(browser, html, settings)
      await writeShots(whole, files, settings)
      // Last, so that a picture that was not finished is made again.
      await writeFile(`${name}.html`, html)
    }
    pictures.push({ ...assignment, files })
  }
  await browser?.close()
  return pictures
}

function pageOf(entry: CorpusProblem | EmptyPage, style: Style): string {
  return entry.kind === 'none' ? entry.html : style.html(entry)
}

async function shoot(browser: Browser, html: string, { width, height, density = 1, zoom = 1 }: Style): Promise<Buffer> {
  const viewport = { width: Math.round(width / zoom), height: Math.round(height / zoom) }
  const page = await browser.newPage({ viewport, deviceScaleFactor: density * zoom })
  await page.setContent(html)
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}

/** Cuts a page into shots of equal height, each overlapping the next. */
async function writeShots(whole: Buffer, files: string[], { jpeg }: Style): Promise<void> {
  const { width, height } = await sharp(whole).metadata()
  const shotHeight = Math.ceil(height / (files.length - OVERLAP * (files.length - 1)))
  for (const [index, file] of files.entries()) {
    const top = Math.min(Math.floor(index * shotHeight * (1 - OVERLAP)), height - shotHeight)
    const shot = sharp(whole).extract({ left: 0, top, width, height: shotHeight })
    await (jpeg ? shot.jpeg({ quality: jpeg }) : shot.png()).toFile(file)
  }
}

/** The pictures of a seed that `only` names: a style, a kind, an entry or what it resembles; at most `sample` of them. */
export function chosen({ seed, only, sample }: { seed: string; only?: string; sample?: number }): Assignment[] {
  const all = assign(readCorpus(), seed).filter(({ entry, style }) => {
    if (!only) return true
    return (
      style === only ||
      entry.kind === only ||
      entry.id.includes(only) ||
      (entry.kind !== 'none' && entry.resembles === only)
    )
  })
  return sample ? shuffled(all, `${seed} sample`).slice(0, sample) : all
}
