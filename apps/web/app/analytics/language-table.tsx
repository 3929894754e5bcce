import { languages as labels } from '@dryrun/contract/languages'
import type { Usage } from '@dryrun/contract/usage'
import styles from './language-table.module.css'
import { rateOf } from './rate.ts'

/** Which languages were used how much, and how much of it was verified. */
export function LanguageTable({ languages }: Pick<Usage, 'languages'>) {
  const most = Math.max(...languages.map(({ solves }) => solves))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Solves</th>
          <th scope="col">Verified</th>
          <th scope="col">Rate</th>
        </tr>
      </thead>
      <tbody>
        {languages.map(({ language, solves, verified }) => (
          <tr key={language}>
            <th scope="row">
              {labels[language].label}
              <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={solves} height={1} data-part="others" />
                <rect width={verified} height={1} data-part="verified" />
              </svg>
            </th>
            <td>{solves}</td>
            <td>{verified}</td>
            <td>{rateOf({ solves, verified })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
