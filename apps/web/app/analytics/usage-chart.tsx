import type { Usage } from '@dryrun/contract/usage'
import { useId } from 'react'
import styles from './usage-chart.module.css'

type Days = Usage['days']

/** Units of the drawing; it is stretched to the room there is. */
const HEIGHT = 100
const DAY_WIDTH = 10
const BAR_WIDTH = 7

/** Solves a day as bars, the verified ones at their foot. The same as a table stands behind it. */
export function UsageChart({ days }: { days: Days }) {
  const id = useId()
  const most = Math.max(1, ...days.map(({ solves }) => solves))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.legend}>
        Solves a day
        <span data-part="verified">verified</span>
        <span data-part="others">not verified</span>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.most}>{most}</span>
        <svg viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map((each, index) => (
            <Bar key={each.day} {...each} left={index * DAY_WIDTH} unit={HEIGHT / most} />
          ))}
        </svg>
        <span className={styles.first}>{first && shortDay(first.day)}</span>
        <span className={styles.last}>{last && shortDay(last.day)}</span>
      </div>
      <DayTable days={days} />
    </figure>
  )
}

type BarProps = Days[number] & { left: number; unit: number }

function Bar({ day, solves, verified, left, unit }: BarProps) {
  const x = left + (DAY_WIDTH - BAR_WIDTH) / 2
  const foot = { x, width: BAR_WIDTH, y: HEIGHT - verified * unit, height: verified * unit }
  const rest = { x, width: BAR_WIDTH, y: HEIGHT - solves * unit, height: (solves - verified) * unit }
  return (
    <g>
      <title>{`${shortDay(day)}: ${solves} solved, ${verified} verified`}</title>
      {/* The whole column, so that a day is found without hitting its bar. */}
      <rect x={left} y={0} width={DAY_WIDTH} height={HEIGHT} data-part="column" />
      <rect {...rest} data-part="others" />
      <rect {...foot} data-part="verified" />
    </g>
  )
}

/** The days with solves, the newest first. */
function DayTable({ days }: { days: Days }) {
  const used = days.filter(({ solves }) => solves > 0).reverse()
  return (
    <details className={styles.figures}>
      <summary>Show the figures</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Solves</th>
            <th scope="col">Verified</th>
          </tr>
        </thead>
        <tbody>
          {used.map(({ day, solves, verified }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{solves}</td>
              <td>{verified}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** '9 Mar', of the UTC calendar that the days follow. */
function shortDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
