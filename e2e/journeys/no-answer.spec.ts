import { messages } from '@dryrun/contract/messages'
import { toast } from '../page.ts'
import { expect, test } from '../person.ts'
import { heavyPicture, picture, pictureBomb } from '../pictures.ts'
import { choose, evidence, openSolver, shots, solveButton, upload } from '../solving.ts'

test.beforeEach(async ({ page, signedIn: _ }) => openSolver(page))

test('a picture with no problem in it is said to have none, and costs nothing', async ({ page, allowance }) => {
  await upload(page, picture('lemon-cake.png'))
  await solveButton(page).click()
  await expect(page.getByText(messages.processing.noProblemFound).first()).toBeVisible()
  await expect(evidence(page)).toBeHidden()
  await expect(page.getByRole('list').getByText('error')).toBeVisible()
  expect(await allowance()).toMatchObject({ usedToday: 0, remainingQueries: 10 })
})

test('an unknown problem is read, and nothing is claimed about an answer', async ({ page, allowance }) => {
  await upload(page, picture('lantern-rows.png'))
  await solveButton(page).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.notVerified)
  await expect(evidence(page)).toContainText(messages.processing.notMatched)
  await expect(page.getByRole('heading', { name: 'Lantern Rows', level: 1 })).toBeVisible()
  await expect(page.getByText('every lantern between them is dimmer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden()
  await expect(page.getByText(/passed/i)).toHaveCount(0)
  expect(await allowance()).toMatchObject({ usedToday: 0, remainingQueries: 10 })
})

test('an example that cannot be read leaves the answer unverified, and is named', async ({ page }) => {
  await upload(page, picture('two-sum-smudged.png'))
  await solveButton(page).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.notVerified)
  await expect(evidence(page)).toContainText('Example 3')
  await expect(page.getByRole('group', { name: 'Code' })).toContainText('def two_sum')
})

test('without a screenshot there is nothing to solve', async ({ page }) => {
  await solveButton(page).click()
  await expect(toast(page, messages.processing.noScreenshots)).toBeVisible()
})

test('a 13 MB picture, a picture bomb and a text are refused by name; the good picture beside them is solved', async ({
  page,
  allowance,
}) => {
  await upload(page, picture('climbing-stairs.png'))
  const refused = [
    { file: heavyPicture(), words: `heavy.png: ${messages.processing.imageTooLarge}` },
    { file: pictureBomb(), words: `bomb.png: ${messages.processing.imageTooLarge}` },
    {
      file: { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
      words: `notes.png: ${messages.processing.invalidImage}`,
    },
  ]
  for (const { file, words } of refused) {
    await choose(page, file)
    await expect(toast(page, words)).toBeVisible()
  }
  await expect(shots(page)).toHaveCount(1)
  expect(await allowance()).toMatchObject({ usedToday: 0 })

  await solveButton(page).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
  expect(await allowance()).toMatchObject({ usedToday: 1 })
})

test('after two solves the third is refused until tomorrow, in every tab; reading a problem still works', async ({
  page,
  context,
  allowance,
}) => {
  await upload(page, picture('two-sum.png'))
  const late = await context.newPage()
  await openSolver(late)
  await expect(shots(late)).toHaveCount(1)
  for (const used of [1, 2]) {
    await solveButton(page).click()
    await expect(page.getByText(`${10 - used} of 10 left this month, ${2 - used} today`)).toBeVisible()
    await expect(evidence(page)).toContainText(messages.processing.passed(3))
  }
  await expect(solveButton(page)).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, messages.processing.quotaExceeded)).toBeVisible()

  // This tab does not know of them: the server says so.
  await solveButton(late).click()
  await expect(late.getByText(messages.processing.quotaExceeded).first()).toBeVisible()
  await expect(late.getByText(/Your next query comes in \d+ (minute|hour)s? \(/)).toBeVisible()

  await late.getByRole('button', { name: 'Extract only' }).click()
  await expect(late.getByText('Find the two numbers that add up to')).toBeVisible()
  expect(await allowance()).toMatchObject({ usedToday: 2, remainingQueries: 8 })
})

test('a name and a text that look like markup are shown as they are, and nothing of them runs', async ({ page }) => {
  let ran = false
  page.on('dialog', (dialog) => {
    ran = true
    void dialog.dismiss()
  })
  const markup = '<img src=x onerror=alert(1)>'
  await choose(page, { name: `${markup}.png`, mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(toast(page, `${markup}.png: ${messages.processing.invalidImage}`)).toBeVisible()

  const screen = await page.context().newPage()
  await screen.setContent(`
    <body style="font: 20px/1.6 sans-serif; padding: 40px; background: white">
      <h1>Two Sum</h1>
      <p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(2)&gt; <b>[here](javascript:alert(3))</b></p>
      <p>You are given a list of integers nums and an integer target. Return the indices of the two numbers.</p>
      <h3>Example 1:</h3>
      <pre>Input: nums = [2,7,11,15], target = 9\nOutput: [0,1]</pre>
    </body>`)
  const buffer = await screen.screenshot()
  await screen.close()
  await upload(page, { name: 'markup.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Extract only' }).click()
  const read = page.getByRole('region', { name: 'The problem, as it was read' })
  await expect(read).toContainText('onerror')
  await expect(read).toContainText('script')
  expect(await read.locator('img, script, a').count()).toBe(0)
  expect(ran).toBe(false)
})
