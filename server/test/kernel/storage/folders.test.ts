import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FileFolder, UploadStorage } from '../../../src/kernel/storage/FileFolder.js'
import { type TestStorage, testStorages } from './testStorages.js'

describe.each(testStorages)('[O19] uploads stored on $name', ({ create }) => {
  let place: TestStorage
  let storage: UploadStorage
  beforeAll(async () => {
    place = await create()
    storage = await place.open()
  })
  afterAll(() => place.drop())

  const contentOf = async (folder: FileFolder, name: string) => {
    const file = await folder.open(name)
    return file && (await buffer(await file.read())).toString()
  }
  const namesIn = async (folder: FileFolder, beginning?: string) =>
    (await folder.list(beginning)).map(({ name }) => name).sort()

  it('are read as written, and overwritten when written again', async () => {
    await storage.images.write('a.jpg', Buffer.from('first'))
    expect(await contentOf(storage.images, 'a.jpg')).toBe('first')
    await storage.images.write('a.jpg', Buffer.from('the second'))
    expect(await contentOf(storage.images, 'a.jpg')).toBe('the second')
    const file = await storage.images.open('a.jpg')
    expect(file?.size).toBe(10)
    expect(Math.abs(Date.now() - (file?.changedAt.getTime() ?? 0))).toBeLessThan(60_000)
    await file?.close()
  })

  it('are read in part', async () => {
    await storage.privateFiles.write('numbers', Buffer.from('0123456789'))
    const file = await storage.privateFiles.open('numbers')
    expect(file && (await buffer(await file.read({ first: 3, last: 5 }))).toString()).toBe('345')
  })

  it('do not exist before they are written, nor after they are removed', async () => {
    const { images } = storage
    expect([await images.has('b.jpg'), await images.open('b.jpg')]).toEqual([false, null])
    await images.write('b.jpg', Buffer.from('b'))
    expect(await images.has('b.jpg')).toBe(true)
    await images.remove(['b.jpg', 'never-there.jpg'])
    expect([await images.has('b.jpg'), await images.open('b.jpg')]).toEqual([false, null])
    await images.remove([])
  })

  it('are separate per folder', async () => {
    await storage.variants.write('c-320.webp', Buffer.from('c'))
    await storage.variants.write('d-320.webp', Buffer.from('d'))
    await storage.images.write('c.jpg', Buffer.from('c'))
    expect(await namesIn(storage.variants)).toEqual(['c-320.webp', 'd-320.webp'])
    expect(await namesIn(storage.variants, 'c-')).toEqual(['c-320.webp'])
    expect(await namesIn(storage.images)).toEqual(['a.jpg', 'c.jpg'])
    expect(await storage.images.has('c-320.webp')).toBe(false)
  })

  it('[D4] no name leads out of its folder', async () => {
    await storage.privateFiles.write('../images/evil.jpg', Buffer.from('evil'))
    expect(await storage.images.has('evil.jpg')).toBe(false)
    expect(await storage.privateFiles.has('evil.jpg')).toBe(true)
    expect(await storage.images.open('../private/evil.jpg')).toBeNull()
    await storage.images.remove(['../private/evil.jpg'])
    expect(await storage.privateFiles.has('evil.jpg')).toBe(true)
  })

  it('[D3] a draft can be read before it is stored, and is found under its final name afterwards', async () => {
    const draft = await storage.privateFiles.begin()
    // More than one part of a multipart upload.
    const piece = Buffer.alloc(1024 * 1024, 'x')
    for (let time = 1; time <= 7; time++) await draft.append(piece)
    await draft.append(Buffer.from('end'))
    expect((await draft.content.readEnd(3)).toString()).toBe('end')
    expect(await storage.privateFiles.has('large')).toBe(false)
    await draft.saveAs('large')
    const file = await storage.privateFiles.open('large')
    expect(file?.size).toBe(7 * piece.length + 3)
    expect(file && (await buffer(await file.read())).subarray(-5).toString()).toBe('xxend')
  })

  it('nothing is left of discarded drafts', async () => {
    const before = await namesIn(storage.privateFiles)
    const draft = await storage.privateFiles.begin()
    await draft.append(Buffer.from('half'))
    await draft.discard()
    expect(await namesIn(storage.privateFiles)).toEqual(before)
  })
})
