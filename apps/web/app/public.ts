/** All the script a public page has: theme, the links of someone signed in, the phone's menu, this server's models, support. */
import { chooseTheme, storedTheme, THEME_INPUT, type Theme } from '@dryrun/ui/theme'

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

for (const part of all('[data-needs-script]')) part.hidden = false

if (localStorage.getItem('authToken')) {
  for (const part of all('[data-signed-out]')) part.hidden = true
  for (const part of all('[data-signed-in]')) part.hidden = false
}

for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${THEME_INPUT}]`)) {
  input.checked = input.value === storedTheme()
  input.addEventListener('change', () => chooseTheme(input.value as Theme))
}

for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) {
  const close = () => {
    menu.open = false
  }
  menu.addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && close())
  document.addEventListener('keydown', (event) => event.key === 'Escape' && close())
}

const support = document.querySelector<HTMLElement>('[data-support]')
if (support) void import('./public/support-form.ts').then(({ startSupportForm }) => startSupportForm(support))

/** What the server says of itself; only the page that tells of its models asks. */
type SiteConfig = { data: { models: Record<string, string[]> } }

for (const sentence of all('[data-models-at]')) {
  fetch(sentence.dataset.modelsAt ?? '')
    .then((answer) => answer.json())
    .then(({ data: { models } }: SiteConfig) => {
      for (const names of sentence.querySelectorAll<HTMLElement>('[data-models]')) {
        names.textContent = (models[names.dataset.models ?? ''] ?? []).join(', ')
      }
      sentence.hidden = false
    })
    // Without it, the page stands as it was written.
    .catch(() => undefined)
}
