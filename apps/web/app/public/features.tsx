import styles from './features.module.css'

const features = [
  {
    name: 'Screen Sharing',
    promise: 'Visible, by design',
    text: 'Dryrun is an ordinary window. It shows in a screen share like any other, and nothing in it will ever hide it.',
  },
  {
    name: 'Tab Monitoring',
    promise: 'Nothing is hidden',
    text: 'A site that watches which tab you are on sees that you opened this one. We do not work around it.',
  },
  {
    name: 'Webcam Proctoring',
    promise: 'Not for proctored exams',
    text: 'It is for practice, for learning, and for assessments that permit help from an AI. Where an exam forbids help, do not use it.',
  },
  {
    name: 'Solution Reasoning',
    promise: 'How to get there yourself',
    text: 'The thoughts that lead to the answer, its time and space, and an explanation of the code: enough to write it again alone.',
  },
]

export function Features() {
  return (
    <section className={styles.features} id="features" aria-labelledby="features-title">
      <h2 id="features-title">Made to be seen</h2>
      <ul>
        {features.map(({ name, promise, text }) => (
          <li key={name}>
            <span>{name}</span>
            <h3>{promise}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
