import { messages } from '@dryrun/contract/messages'
import type { FollowUp } from '@dryrun/contract/processing'
import { useState } from 'react'
import type { AskFollowUp } from '../question-client.ts'
import { SolveFailure } from '../solve-failure.ts'

/** A question that was answered, and the solution it is about. */
export type AskedQuestion = FollowUp & { about: string }

export const askedAbout = (about: string, followUps: FollowUp[]): AskedQuestion[] =>
  followUps.map((followUp) => ({ ...followUp, about }))

export type Questions = {
  /** The oldest first, whichever solution they are about. */
  asked: AskedQuestion[]
  /** The one that is being answered. */
  pending?: { question: string }
  /** Why the last one has no answer. */
  failure?: string
  /** What is being written. */
  text: string
  write: (text: string) => void
  /** Asks what was written; false where that is nothing. */
  ask: (about: string) => boolean
  forget: () => void
}

/**
 * Questions about solutions. They outlast what shows them: an answer that is debugged leaves the screen and comes back.
 *
 * @param before what was asked before, as the server keeps it
 */
export function useQuestions(send: AskFollowUp, before: AskedQuestion[]): Questions {
  const [here, setHere] = useState<AskedQuestion[]>([])
  const [pending, setPending] = useState<Questions['pending']>()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string>()

  async function ask(about: string, question: string) {
    setFailure(undefined)
    setPending({ question })
    setText('')
    try {
      const followUp = await send(about, question)
      setHere((others) => [...others, { ...followUp, about }])
    } catch (error) {
      // What was written goes back into its field, to be sent again.
      setText(question)
      setFailure(error instanceof SolveFailure ? error.message : messages.http.internal)
    } finally {
      setPending(undefined)
    }
  }

  return {
    ...{ asked: [...before, ...here.filter(({ id }) => !before.some((one) => one.id === id))], pending, failure, text },
    write: setText,
    ask(about) {
      const question = text.trim()
      if (pending !== undefined) return true
      if (question === '') setFailure(messages.processing.questionRequired)
      else void ask(about, question)
      return question !== ''
    },
    forget() {
      setHere([])
      setText('')
      setFailure(undefined)
    },
  }
}
