import { type Device, type Devices, listDevices, removeDevice } from '@dryrun/contract/devices'
import { messages } from '@dryrun/contract/messages'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { sessionsKey } from './use-sessions.ts'

const queryKey = ['devices'] as const

/** The person's devices, and how many the plan covers; asked for anew whenever the list is opened. */
export function useDevices() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listDevices, { signal }) })
}

/** Removes a device and takes it from the list. `settled` is called whatever came of it. */
export function useRemoveDevice(settled: () => void) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: ({ deviceId }: Device) => call(removeDevice, { params: { deviceId } }),
    onSuccess(_, { id }) {
      queries.setQueryData<Devices>(
        queryKey,
        (listed) => listed && { ...listed, devices: listed.devices.filter((device) => device.id !== id) },
      )
      toasts.success(messages.devices.removed)
      // Its sessions are over.
      queries.invalidateQueries({ queryKey: sessionsKey })
    },
    onError(error) {
      const isSaid = error instanceof ApiFailure && error.status === 429
      toasts.error(isSaid ? error.message : messages.devices.removeFailed)
      // It may be gone already.
      queries.invalidateQueries({ queryKey })
    },
    onSettled: settled,
  })
}
