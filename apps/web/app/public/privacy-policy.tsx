import { config } from '@dryrun/contract/site'
import { titled } from '../title.ts'
import { LegalPage } from './legal-page.tsx'

const summary =
  'We keep what an account and its solves need, and nothing else. A screenshot is deleted when its solve ends. There is no advertising and no analytics, and nothing is sold. A language model sees a problem only where one is connected and asked.'

export const meta = titled('Privacy policy', summary)

export default function PrivacyPolicy() {
  return (
    <LegalPage title="Privacy policy" changed="22 November 2026" summary={summary}>
      <h2>What we keep</h2>
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>Why</th>
            <th>How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Your name and email address</td>
            <td>
              To have an account, and to send you the link that verifies it; a new address, while it waits for its link
            </td>
            <td>As long as the account</td>
          </tr>
          <tr>
            <td>Your password, only as an argon2id hash</td>
            <td>To check it when you log in; nobody can read it</td>
            <td>As long as the account</td>
          </tr>
          <tr>
            <td>Sign-ins: when, from which network address, with which browser</td>
            <td>To keep you signed in, and to notice stolen sessions</td>
            <td>
              Until a week after the session has ended, which it does after 90 days at the latest, or with the account
            </td>
          </tr>
          <tr>
            <td>A second factor, where you set one up: its secret encrypted, its recovery codes only as hashes</td>
            <td>To ask for it when you log in</td>
            <td>Until you turn it off, or with the account</td>
          </tr>
          <tr>
            <td>Devices with the desktop application: name, platform, version, when they were seen</td>
            <td>To hold the plan’s limits, and so that you can remove them</td>
            <td>Until you remove the device, or with the account</td>
          </tr>
          <tr>
            <td>
              The security log: sign-ins, failed ones too, and changes to the account; when, from which network address,
              with which browser. People stand in it as numbers, never with a name or an email address
            </td>
            <td>To find out what happened where an account was attacked</td>
            <td>Longer than the account; the number then leads to nobody</td>
          </tr>
          <tr>
            <td>
              Solves: the text read from the screenshots, the answer, what running it gave, your questions about it, the
              language and the time
            </td>
            <td>To show you your recent activity and each result</td>
            <td>Until you delete the solve, or with the account</td>
          </tr>
          <tr>
            <td>How many queries you used on which day</td>
            <td>To hold the plan’s limits</td>
            <td>As long as the account</td>
          </tr>
          <tr>
            <td>What you write to support, with your name, address, phone number and network address</td>
            <td>To answer you, and to take one message a day</td>
            <td>Until the account with that address is deleted, or we clear it</td>
          </tr>
          <tr>
            <td>The messages we mailed you</td>
            <td>To deliver them; what they say is erased once a mail server has taken them</td>
            <td>As long as the account; the last one, which tells you of its deletion, until we clear the outbox</td>
          </tr>
          <tr>
            <td>What language models were asked for, how long they took and what it cost</td>
            <td>To know what they cost</td>
            <td>Longer than the solve and the account, then without any tie to either</td>
          </tr>
        </tbody>
      </table>

      <h2>Your screenshots</h2>
      <p>
        A screenshot you submit is held on our server for one solve and deleted when that solve ends, whether it
        succeeds or fails. It is read there by a text reader that is part of Dryrun. Data hidden in the file, such as
        where a photo was taken, is dropped. Where the built-in collection has the answer, no outside provider sees the
        picture, the text in it, or the answer; where it has not, see <a href="#who-else">who else sees it</a>.
      </p>
      <p>
        Screenshots that wait in the queue, or were solved, stay in your own browser until you remove them there or log
        out. We do not see them before you press Solve.
      </p>

      <h2>What stays in your browser</h2>
      <p>
        The tokens that keep you signed in, your choice of theme, and the screenshots just mentioned. We set no cookies.
        The <a href="/cookies">page on cookies</a> lists each item.
      </p>

      <h2 id="who-else">Who else sees it</h2>
      <p>
        There is no analytics service, no advertising network and no payment provider. Should one be added, this page
        will say which, what it sees, and why, before it is used.
      </p>
      <p>
        Whoever runs this server can connect language models: of OpenAI, Anthropic or Google, or at an address of their
        own. Then a problem that the built-in collection does not answer is sent to them, to be answered: the problem as
        it was read and the language; the screenshots, where the model reads pictures; to repair or debug an answer, its
        code and what failed; and the questions you ask about an answer. Your name, your address and your account are
        never sent. Each answer names the model that wrote it. What a provider keeps is its own policy.
      </p>
      <p>
        Answers are run on this server, unless whoever runs it names another for that: a Piston server, which is made to
        run programs. Then that one is given each program and the inputs of the examples, and nothing about you.
      </p>
      <p>
        Whoever runs this server can also have Google’s reCAPTCHA look at who writes to support. Then the form says so,
        and Google sees your network address and your browser when you begin to write; what it keeps is its own policy.
        Otherwise your browser solves a puzzle of our own, and nobody else is asked.
      </p>
      <p data-models-at={config.url} hidden>
        On this server, in the order of asking, what reads screenshots is: <strong data-models="reading" />; what writes
        answers is: <strong data-models="writing" />.
      </p>

      <h2>Logs</h2>
      <p>The server writes technical logs to find faults. They hold no password, no token and no screenshot.</p>

      <h2>Your choices</h2>
      <ul>
        <li>You can delete any solve from its page. Its text, answer and evidence are gone at once.</li>
        <li>Logging out ends the session on the server and clears the tokens from your browser.</li>
        <li>
          On your <a href="/profile">profile page</a> you can correct your name, and change your email address: a link
          mailed to the new one confirms it, and the old one is told.
        </li>
        <li>
          There you can also export all that is listed above as one JSON file. It leaves out what is secret (passwords,
          tokens, codes, the text of mails) and screenshots of a solve that is still running.
        </li>
        <li>
          There you can delete the account, with your password. Everything above is deleted at once, but for the
          security log, the costs of models, and one last mail that tells you it is done. What is running is canceled.
          The same address can sign up again.
        </li>
      </ul>
    </LegalPage>
  )
}
