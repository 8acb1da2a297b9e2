import { describe, expect, it } from '@jest/globals'
import { PendingUploads } from '../src/kernel/uploads/PendingUploads'

/** An upload that ends when it is told to. */
function upload() {
  let end: { resolve: () => void; reject: (reason: Error) => void } | undefined
  const promise = new Promise<void>((resolve, reject) => {
    end = { resolve, reject }
  })
  if (!end) throw new Error('A promise runs at once')
  return { promise, ...end }
}

/** Whether it waits still, once all that could happen has happened. */
async function isWaiting(wait: Promise<boolean>): Promise<boolean> {
  return Promise.race([wait.then(() => false), new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 30))])
}

describe('[Y30] the uploads of a form', () => {
  it('are waited for until the last has ended, queued ones included', async () => {
    const uploads = new PendingUploads()
    const [first, second, field] = [upload(), upload(), {}]
    uploads.track(first.promise)
    uploads.setQueued(field, 1)
    const wait = uploads.whenEnded()
    expect(uploads.isAwaited()).toBe(true)
    first.resolve()
    expect(await isWaiting(wait)).toBe(true)
    uploads.track(second.promise)
    uploads.setQueued(field, 0)
    expect(await isWaiting(wait)).toBe(true)
    second.resolve()
    expect(await wait).toBe(true)
    expect(uploads.isAwaited()).toBe(false)
  })

  it('say that one failed, though others arrived', async () => {
    const uploads = new PendingUploads()
    const [first, second] = [upload(), upload()]
    uploads.track(first.promise)
    uploads.track(second.promise)
    const wait = uploads.whenEnded()
    first.reject(new Error('failure.noAnswer'))
    second.resolve()
    expect(await wait).toBe(false)
    expect(await uploads.whenEnded()).toBe(true)
  })

  it('do without one that was cancelled', async () => {
    const uploads = new PendingUploads()
    const [only, controller] = [upload(), new AbortController()]
    uploads.track(only.promise, controller.signal)
    const wait = uploads.whenEnded()
    controller.abort()
    only.reject(new Error('failure.noAnswer'))
    expect(await wait).toBe(true)
  })
})
