import type { Generate } from '../../src/inputs.ts'
import { session } from '../../src/session-inputs.ts'

export const generate: Generate = (size, random) => {
  let posted = 0
  return session(['Twitter'], size, () => {
    const user = random.integer(1, 3)
    const kind = random.integer(0, 6)
    if (kind < 3) return ['postTweet', user, ++posted]
    if (kind < 5) return ['getNewsFeed', user]
    return [kind === 5 ? 'follow' : 'unfollow', user, (user % 3) + 1]
  })
}
