import type { JobKind, JobPhotoKind } from '../../../generated/graphql'

/** A photo that the server has not acknowledged yet. */
export interface UnsentPhoto {
  /** Random; under it the server adds the photo once. */
  key: string
  /** Null while its job is being taken in. */
  job: JobKind | null
  id: number | null
  /** The intake that it was taken for, until that has become a job. */
  intake?: string
  kind: JobPhotoKind
  isShown: boolean
  /** At most 2048 pixels along a side where the browser could read it. */
  bytes: ArrayBuffer
  /** Milliseconds since 1970: the order in which they are sent. */
  takenAt: number
}

const databaseName = 'job-photos'
const storeName = 'unsent'

/**
 * The unsent photos of this browser, in IndexedDB: they outlive a reload. Where there is none they live as long as the
 * page.
 */
export class PhotoShelf {
  private readonly memory = new Map<string, UnsentPhoto>()
  private database: Promise<IDBDatabase | null> | undefined

  async all(): Promise<UnsentPhoto[]> {
    const stored = (await this.run<UnsentPhoto[]>('readonly', (store) => store.getAll())) ?? [...this.memory.values()]
    return stored.toSorted((one, other) => one.takenAt - other.takenAt)
  }

  async put(photo: UnsentPhoto): Promise<void> {
    if ((await this.run('readwrite', (store) => store.put(photo))) === null) this.memory.set(photo.key, photo)
  }

  async remove(key: string): Promise<void> {
    this.memory.delete(key)
    await this.run('readwrite', (store) => store.delete(key))
  }

  /** Null where the browser stores nothing. */
  private async run<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | null> {
    this.database ??= open().catch(() => null)
    const database = await this.database
    if (!database) return null
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
