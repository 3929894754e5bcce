import { useEffect, useState } from 'react'
import { chooseTheme, storedTheme, THEME_INPUT, type Theme } from './theme.ts'
import styles from './theme-switch.module.css'

const choices: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Light, dark, or as the system says. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(storedTheme()), [])

  function choose(next: Theme) {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <fieldset className={styles.switch}>
      <legend>Theme</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={THEME_INPUT}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
