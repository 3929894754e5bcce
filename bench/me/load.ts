import { connect, type Socket } from 'node:net'

/**
 * Asks a server on this machine for the same thing over and over, and says how many answers a second came. Each of those
 * whose access tokens are given has a connection that is kept open, and asks one thing after another.
 *
 * Written on sockets, since an HTTP client would take more of the machine than the servers that are compared. It needs
 * answers of status 200 with a Content-Length.
 */
export async function answersPerSecond(url: URL, tokens: string[], milliseconds: number): Promise<number> {
  const request = (token: string) =>
    `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: application/json\r\n` +
    `Authorization: Bearer ${token}\r\n\r\n`
  const until = performance.now() + milliseconds
  const counts = await Promise.all(tokens.map((token) => askUntil(until, url, request(token))))
  return counts.reduce((sum, count) => sum + count, 0) / (milliseconds / 1000)
}

async function askUntil(until: number, url: URL, request: string): Promise<number> {
  const socket = connect(Number(url.port), url.hostname)
  socket.setNoDelay(true)
  try {
    let answers = 0
    while (performance.now() < until) {
      socket.write(request)
      await answer(socket)
      answers++
    }
    return answers
  } finally {
    socket.destroy()
  }
}

/** Reads one whole answer. */
function answer(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const settle = (settled: () => void) => {
      socket.off('data', take).off('error', reject).off('close', closed)
      settled()
    }
    const closed = () => settle(() => reject(new Error('The server closed the connection.')))
    const take = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (!text.startsWith('HTTP/1.1 200') || !length) settle(() => reject(new Error(`Not answered: ${text}`)))
      else if (text.length >= end + 4 + Number(length)) settle(resolve)
    }
    socket.on('data', take).once('error', reject).once('close', closed)
  })
}
