import { expect, test } from 'vitest'
import { loginPath, returnPath } from './return-to.ts'

test('a person comes back to the page they were sent away from, query included', () => {
  const path = loginPath({ pathname: '/solutions/7', search: '?tab=code' })
  expect(returnPath(path.slice(path.indexOf('?')))).toBe('/solutions/7?tab=code')
})

test.each([
  '',
  '?returnTo=',
  '?returnTo=dashboard',
  '?returnTo=https://evil.example',
  '?returnTo=//evil.example',
  '?returnTo=/%5Cevil.example',
  '?returnTo=/%09/evil.example',
  '?returnTo=/%0A/evil.example',
  '?returnTo=javascript:alert(1)',
  '?returnTo=//',
])('%s does not lead off our own pages', (search) => {
  expect(returnPath(search)).toBe('/dashboard')
})
