import { messages } from '@dryrun/contract/messages'
import { type PlanName, plans } from '@dryrun/contract/plans'
import { useToasts } from '@dryrun/ui/toasts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CaptureError, type Platform, type Shot, type ShotStatus, type ShotStore } from '../platform.ts'
import { keepImage } from './keep-image.ts'

/** The screenshots of the problem at hand, and what can be done with them. Refusals are told in toasts, file by file. */
export type Shots = {
  /** Absent while they are loaded. */
  list?: Shot[]
  capturing: boolean
  /** Absent where this machine cannot take screenshots. */
  capture?: () => void
  add: (images: readonly Blob[]) => void
  /** Can be undone from the toast. */
  remove: (shot: Shot) => void
  clear: () => Promise<void>
  read: (id: string) => Promise<Blob | null>
  setStatus: (ids: string[], status: ShotStatus) => Promise<void>
}

/** @param plan whose number of screenshots is kept to; the server has the last word */
export function useShots({ takeScreenshot }: Platform, store: ShotStore, plan: PlanName | undefined): Shots {
  const toasts = useToasts()
  const [list, setList] = useState<Shot[]>()
  const [capturing, setCapturing] = useState(false)
  /** Pictures are added one after the other, so that each sees how many there are before it. */
  const adding = useRef(Promise.resolve())

  const reload = useCallback(async () => setList(await store.list()), [store])
  useEffect(() => {
    reload().catch(() => toasts.error(messages.processing.screenshotsLoadFailed))
  }, [reload, toasts])

  const addOne = async (image: Blob) => {
    const there = await store.list()
    const refusal = overLimit(there.length, plan) ?? (await keepImage(store, image))
    if (refusal) toasts.error(nameOf(image) + refusal)
    else await reload()
  }

  const add = (images: readonly Blob[]) => {
    for (const image of images) {
      adding.current = adding.current
        .then(() => addOne(image))
        .catch(() => toasts.error(nameOf(image) + messages.processing.fileUnreadable))
    }
  }

  const capture = async () => {
    if (!takeScreenshot || capturing) return
    setCapturing(true)
    try {
      const image = await takeScreenshot()
      if (image) add([image])
    } catch (error) {
      toasts.error(error instanceof CaptureError ? error.message : messages.processing.captureFailed)
    } finally {
      setCapturing(false)
    }
  }

  const remove = async (shot: Shot) => {
    const image = await store.read(shot.id)
    await store.remove(shot.id)
    await reload()
    if (!image) return
    const undo = () => void store.add(shot, image).then(reload)
    toasts.info(messages.processing.screenshotRemoved, { label: 'Undo', act: undo })
  }

  return {
    list,
    capturing,
    capture: takeScreenshot && (() => void capture()),
    add,
    remove: (shot) => void remove(shot),
    clear: () => store.clear().then(reload),
    read: store.read,
    setStatus: (ids, status) => store.setStatus(ids, status).then(reload),
  }
}

/** Why a picture more is one too many, in words; null where it is not. */
function overLimit(count: number, plan: PlanName | undefined): string | null {
  if (!plan) return null
  const { label, screenshotsPerProblem } = plans[plan]
  return count < screenshotsPerProblem ? null : messages.processing.planScreenshots(label, screenshotsPerProblem)
}

/** 'photo.gif: ', for a picture that came as a file. */
const nameOf = (image: Blob) => (image instanceof File ? `${image.name}: ` : '')
