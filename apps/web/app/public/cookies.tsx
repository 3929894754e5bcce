import { titled } from '../title.ts'
import { LegalPage } from './legal-page.tsx'

const summary =
  'We set no cookies and run no analytics, which is why no banner asks for your consent. A few things are kept in your browser, because the product does not work without them.'

export const meta = titled('Cookies', summary)

export default function Cookies() {
  return (
    <LegalPage title="Cookies" changed="21 November 2026" summary={summary}>
      <h2>What is kept in your browser</h2>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Where</th>
            <th>What for</th>
            <th>Until</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <code>authToken</code>, <code>refreshToken</code>
            </td>
            <td>Local storage</td>
            <td>Keep you signed in</td>
            <td>You log out, or the session ends</td>
          </tr>
          <tr>
            <td>
              <code>theme</code>
            </td>
            <td>Local storage</td>
            <td>Your choice of light or dark, when you make one</td>
            <td>You choose Auto again</td>
          </tr>
          <tr>
            <td>
              <code>signupEmail</code>
            </td>
            <td>Session storage</td>
            <td>Sends the verification link again without asking for the address</td>
            <td>You close the tab</td>
          </tr>
          <tr>
            <td>
              <code>supportSentOn</code>
            </td>
            <td>Local storage</td>
            <td>The day you last wrote to support, which takes one message a day</td>
            <td>You clear it</td>
          </tr>
          <tr>
            <td>Screenshots, and the solve under way</td>
            <td>IndexedDB and session storage</td>
            <td>Your queue is still there after a reload</td>
            <td>You remove them</td>
          </tr>
        </tbody>
      </table>

      <h2>Analytics and advertising</h2>
      <p>
        There are none, from us or from anyone else. Every file of these pages comes from our own server, with one
        exception: where whoever runs this server has chosen Google’s reCAPTCHA for the support form, the form says so,
        and its script is loaded when you begin to write. If we ever want to measure how the site is used, we will ask
        first, and this page will have the choice.
      </p>

      <h2>Removing it all</h2>
      <p>Log out, then clear the site’s data in your browser. Nothing else of ours is on your device.</p>
    </LegalPage>
  )
}
