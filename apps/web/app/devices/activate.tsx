import { approveDeviceSignIn, findDeviceSignIn } from '@dryrun/contract/device-sign-in'
import { messages } from '@dryrun/contract/messages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { titled } from '../title.ts'
import { CodeForm, readCode } from './code-form.tsx'
import { Decided } from './decided.tsx'
import { SignInRequest } from './sign-in-request.tsx'

export const meta = titled('Approve a desktop sign-in')

/**
 * Lets a desktop in that shows a short code. A link may bring the code along: what asks is shown then, and nothing is
 * decided without a click.
 */
export default function Activate() {
  const [search] = useSearchParams()
  const given = search.get('code') ?? ''
  const [asked, setAsked] = useState({ code: readCode(given), times: 0 })
  const looking = useQuery({
    queryKey: ['device-sign-in', asked],
    queryFn: ({ signal }) => call(findDeviceSignIn, { query: { userCode: asked.code ?? '' }, signal }),
    enabled: asked.code !== undefined,
    // Each look counts as a guess, and what one told may not hold for long.
    retry: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
  const deciding = useMutation({
    mutationFn: (body: { userCode: string; approve: boolean }) => call(approveDeviceSignIn, { body }),
  })
  function ask(code: string | undefined) {
    deciding.reset()
    setAsked(({ times }) => ({ code, times: times + 1 }))
  }

  if (deciding.isSuccess) return <Decided approved={deciding.variables.approve} />
  const { error } = deciding
  const isOver = error instanceof ApiFailure && [400, 404, 409].includes(error.status)
  if (looking.data && !isOver) {
    const { userCode } = looking.data
    return (
      <SignInRequest
        request={looking.data}
        failure={error && sentence(error)}
        deciding={deciding.isPending ? deciding.variables.approve : undefined}
        decide={(approve) => deciding.isPending || deciding.mutate({ userCode, approve })}
        typeAnother={() => ask(undefined)}
      />
    )
  }
  const failure = error ?? looking.error
  return (
    <CodeForm
      code={asked.code ?? (asked.times === 0 ? given : '')}
      focused={asked.times > 0 || isOver}
      failure={failure && sentence(failure)}
      busy={looking.isFetching}
      submit={ask}
    />
  )
}

function sentence(error: Error): string {
  const isSaid = error instanceof ApiFailure && (error.refused || error.code === 'network')
  return isSaid ? error.message : messages.deviceSignIn.failed
}
