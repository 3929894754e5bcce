export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'

/** Name of the switch's radio buttons, by which a page that is sent without React finds them. */
export const THEME_INPUT = 'theme'

/** The theme this browser was told to use; 'system' until it is told. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Uses a theme at once and remembers it here. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
}

/** Goes into the head as it is, so that a dark page is never painted light first. */
export const themeBeforePaint = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
