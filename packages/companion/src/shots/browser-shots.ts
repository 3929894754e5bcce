import { type DBSchema, openDB } from 'idb'
import type { Shot, ShotStore } from '../platform.ts'

interface ShotDatabase extends DBSchema {
  shots: { key: string; value: { shot: Shot; image: Blob } }
}

/**
 * Screenshots in this browser's IndexedDB, until they are cleared.
 *
 * @param owner each signed-in person's id: nobody sees another's on a shared machine
 */
export function browserShots(owner: string): ShotStore {
  const opening = openDB<ShotDatabase>(`dryrun-shots-${owner}`, 1, {
    upgrade: (database) => void database.createObjectStore('shots', { keyPath: 'shot.id' }),
  })

  return {
    async list() {
      const database = await opening
      const entries = await database.getAll('shots')
      return entries.map(({ shot }) => shot).sort((a, b) => a.timestamp.localeCompare(b.timestamp))
    },

    async add(shot, image) {
      const named = { ...shot, filePath: fileNameOf(shot, image.type) }
      await (await opening).put('shots', { shot: named, image })
      return named
    },

    async read(id) {
      const entry = await (await opening).get('shots', id)
      return entry?.image ?? null
    },

    async setStatus(ids, status) {
      const transaction = (await opening).transaction('shots', 'readwrite')
      for (const id of ids) {
        const entry = await transaction.store.get(id)
        if (entry) await transaction.store.put({ ...entry, shot: { ...entry.shot, status } })
      }
      await transaction.done
    },

    async remove(id) {
      await (await opening).delete('shots', id)
    },

    async clear() {
      await (await opening).clear('shots')
    },
  }
}

/** Screenshots of failures, which belong to what is debugged and not to the queue. */
export function browserFailureShots(owner: string): ShotStore {
  return browserShots(`${owner}-failure`)
}

/** Removes all that a person left in this browser, for whoever uses it next. */
export async function forgetShots(owner: string): Promise<void> {
  await Promise.all([browserShots(owner).clear(), browserFailureShots(owner).clear()])
}

/** `shot-2030-01-31T09-15-00-000Z-1a2b3c4d.png` */
function fileNameOf({ id, timestamp }: Pick<Shot, 'id' | 'timestamp'>, mediaType: string): string {
  const extension = mediaType.slice(mediaType.indexOf('/') + 1)
  return `shot-${timestamp.replace(/[:.]/g, '-')}-${id.slice(0, 8)}.${extension}`
}
