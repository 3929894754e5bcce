import { parentPort } from 'node:worker_threads'
import { openReading } from './read.ts'
import type { Answered, Asked } from './reader.ts'

const reader = await openReading()
const reading = new Map<number, AbortController>()
const port = parentPort
if (port === null) throw new Error('this is a thread of the reader')

const answer = (answered: Answered) => port.postMessage(answered)

port.on('message', async (asked: Asked | 'close') => {
  if (asked === 'close') {
    await reader.close()
    port.close()
    return
  }
  const { id } = asked
  if ('cancel' in asked) {
    reading.get(id)?.abort()
    return
  }
  const canceled = new AbortController()
  reading.set(id, canceled)
  try {
    const read = asked.wanted === 'problem' ? reader.read : reader.transcribe
    answer({ id, read: await read(asked.images, canceled.signal) })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    answer({ id, failure: { name, message } })
  } finally {
    reading.delete(id)
  }
})
port.postMessage('ready')
