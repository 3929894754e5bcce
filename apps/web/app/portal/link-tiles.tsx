import { Link } from 'react-router'
import styles from './link-tiles.module.css'

type LinkTilesProps = { label: string; tiles: readonly { to: string; title: string; text: string }[] }

/** Where one can go from here, each with what is there. */
export function LinkTiles({ label, tiles }: LinkTilesProps) {
  return (
    <nav className={styles.tiles} aria-label={label}>
      {tiles.map(({ to, title, text }) => (
        <Link key={to} to={to}>
          <strong>{title}</strong>
          <span>{text}</span>
        </Link>
      ))}
    </nav>
  )
}
