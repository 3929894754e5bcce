import { expect, test } from '../person.ts'

for (const width of [360, 1200]) {
  test(`the mailbox shows a mail to its end at a width of ${width}, and its plain text`, async ({ page, newcomer }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/dev/mailbox')
    const mail = page.locator('details', { hasText: newcomer.email }).first()
    const frame = mail.locator('iframe')
    if (!(await frame.isVisible())) await mail.locator('summary').first().click()
    await expect(frame.contentFrame().getByRole('link', { name: 'Verify email' })).toBeVisible()
    await expect
      .poll(() =>
        frame.evaluate(({ clientHeight, contentDocument }: HTMLIFrameElement) => {
          return clientHeight - (contentDocument?.documentElement.scrollHeight ?? Number.POSITIVE_INFINITY)
        }),
      )
      .toBe(0)
    await mail.getByText('Plain text').click()
    await expect(mail.locator('pre')).toContainText('/verify-email?token=')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
