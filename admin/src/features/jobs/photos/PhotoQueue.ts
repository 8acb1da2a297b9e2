import { AddJobPhotoDocument, type JobKind } from '../../../generated/graphql'
import { dataOf } from '../../../kernel/graphql/askServer'
import { connection } from '../../../kernel/graphql/connection'
import { Refusal } from '../../../kernel/graphql/Refusal'
import { sendFile } from '../../../kernel/graphql/sendFile'
import { downscaled } from './downscaled'
import { PhotoShelf, type UnsentPhoto } from './PhotoShelf'

/** Milliseconds for one photo over a slow line. */
const longest = 120_000

/** Milliseconds until another attempt when nobody says that the line is back. */
const againAfter = 10_000

/** Milliseconds after which the photos of an intake that was never saved are given up. */
const longestIntake = 24 * 60 * 60 * 1000

export type QueueState = 'waiting' | 'sending' | 'failed'

/** A photo on its way, with a picture of it. */
export interface QueuedPhoto extends Omit<UnsentPhoto, 'bytes'> {
  state: QueueState
  /** Of the bytes, for this page. */
  preview: string
  /** Why the server refused it; with `failed`. */
  reason?: unknown
}

/**
 * Sends photos one by one, and again when the line was gone, until the server has acknowledged each. A photo is stored in the
 * browser before it is sent; what a reload interrupted goes on at the next start.
 */
export class PhotoQueue {
  private readonly shelf = new PhotoShelf()
  private photos: readonly QueuedPhoto[] = []
  private readonly listeners = new Set<() => void>()
  private isStarted = false
  private isWorking = false
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Photos that are being read, and not stored yet. */
  private adding: Promise<unknown> = Promise.resolve()

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.start()
    return () => this.listeners.delete(listener)
  }

  snapshot = (): readonly QueuedPhoto[] => this.photos

  /** Adds photos as they were taken or chosen; one is read at a time, since a telephone has little memory. */
  add(files: readonly Blob[], of: Omit<UnsentPhoto, 'key' | 'bytes' | 'takenAt'>): Promise<void> {
    const added = this.addAll(files, of)
    this.adding = Promise.allSettled([this.adding, added])
    return added
  }

  private async addAll(files: readonly Blob[], of: Omit<UnsentPhoto, 'key' | 'bytes' | 'takenAt'>): Promise<void> {
    for (const file of files) {
      const photo = { ...of, key: crypto.randomUUID(), takenAt: Date.now(), bytes: await downscaled(file) }
      await this.shelf.put(photo)
      this.show(photo)
      void this.work()
    }
  }

  /** The photos of an intake are sent from now on, to the job that it has become; those that are still being read too. */
  async addTo(intake: string, job: JobKind, id: number): Promise<void> {
    await this.adding
    for (const photo of await this.shelf.all()) {
      if (photo.intake === intake) await this.shelf.put({ ...photo, job, id, intake: undefined })
    }
    const isMeant = (photo: QueuedPhoto) => photo.intake === intake
    this.set(this.photos.map((photo) => (isMeant(photo) ? { ...photo, job, id, intake: undefined } : photo)))
    void this.work()
  }

  /** Gives up the photos of an intake that becomes no job. */
  async discardIntake(intake: string): Promise<void> {
    for (const { key, intake: own } of this.photos) if (own === intake) await this.discard(key)
  }

  /** Sends one again that the server had refused. */
  retry(key: string): void {
    this.update(key, { state: 'waiting', reason: undefined })
    void this.work()
  }

  /** Gives up a photo that was not sent. */
  async discard(key: string): Promise<void> {
    await this.shelf.remove(key)
    this.hide(key)
  }

  private start(): void {
    if (this.isStarted) return
    this.isStarted = true
    const goOn = () => void this.work()
    window.addEventListener('online', goOn)
    connection.subscribe(() => !connection.isLost() && goOn())
    void this.shelf.all().then((unsent) => {
      const oldest = Date.now() - longestIntake
      for (const photo of unsent) {
        if (photo.intake !== undefined && photo.takenAt < oldest) void this.shelf.remove(photo.key)
        else if (!this.photos.some(({ key }) => key === photo.key)) this.show(photo)
      }
      goOn()
    })
  }

  /** One tab at a time sends; the server adds a photo once in any case. */
  private async work(): Promise<void> {
    if (this.isWorking) return
    this.isWorking = true
    clearTimeout(this.timer)
    try {
      const send = () => this.sendAll()
      await (navigator.locks ? navigator.locks.request('job-photos', send) : send())
    } finally {
      this.isWorking = false
    }
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const next = this.photos.find(({ state, id }) => state === 'waiting' && id !== null)
      if (!next) return
      const stored = (await this.shelf.all()).find(({ key }) => key === next.key)
      // Another tab has sent it.
      if (!stored) this.hide(next.key)
      else if (!(await this.send(stored))) {
        this.timer = setTimeout(() => void this.work(), againAfter)
        return
      }
    }
  }

  /** @returns whether the line is good: the server has answered, whatever it said */
  private async send({ key, bytes, job, id, kind, isShown }: UnsentPhoto): Promise<boolean> {
    if (job === null || id === null) return true
    this.update(key, { state: 'sending' })
    try {
      dataOf(
        await sendFile({
          query: AddJobPhotoDocument,
          variables: { job, id, kind, isShown, key },
          file: new Blob([bytes], { type: 'image/jpeg' }),
          fileName: 'photo.jpg',
          signal: AbortSignal.timeout(longest),
        }),
      )
      await this.shelf.remove(key)
      this.hide(key)
      return true
    } catch (error) {
      const isFinal =
        error instanceof Refusal &&
        !['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED', 'CSRF'].includes(error.code)
      this.update(key, isFinal ? { state: 'failed', reason: error } : { state: 'waiting' })
      return isFinal
    }
  }

  private show({ bytes, ...photo }: UnsentPhoto): void {
    const preview = URL.createObjectURL(new Blob([bytes]))
    this.set([...this.photos, { ...photo, state: 'waiting', preview }])
  }

  private hide(key: string): void {
    for (const photo of this.photos) if (photo.key === key) URL.revokeObjectURL(photo.preview)
    this.set(this.photos.filter((photo) => photo.key !== key))
  }

  private update(key: string, change: Pick<QueuedPhoto, 'state'> & { reason?: unknown }): void {
    this.set(this.photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)))
  }

  private set(photos: readonly QueuedPhoto[]): void {
    this.photos = photos
    for (const listener of this.listeners) listener()
  }
}

/** The one of this page: what was taken at one job is sent while another is open. */
export const photoQueue = new PhotoQueue()
