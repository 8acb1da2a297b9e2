import { Blob, File } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { DecompressionStream } from 'node:stream/web'
import { describe, expect, it } from '@jest/globals'
import { archiveName } from '../src/features/imports/archiveName'
import { chosenFiles } from '../src/features/imports/chosenFiles'

// Those of jsdom have no streams.
Object.assign(globalThis, { Blob, File, DecompressionStream })

/**
 * Written by Info-ZIP and Python: pictures, also in folders, one with a password, names that lead elsewhere, another archive, files of
 * macOS, one that unfolds to 11 MB, one that does so although it says that it is small, and one with a damaged byte.
 */
const archive = readFileSync(new URL('files/pictures.zip', import.meta.url))
const named = (content: Uint8Array, name: string, type = '') =>
  new File([content], name, { type }) as unknown as globalThis.File

/** What ends an archive: how many files it has, and in how many bytes they are listed. */
function ending(count: number, bytes: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  return end
}

describe('[L9] pictures in a zip', () => {
  it('are those of its folders too, unpacked when they are asked for; what is left out is named with the reason', async () => {
    const { tables, pictures, leftOut } = await chosenFiles([
      named(Buffer.from('sku;titel'), 'kassa.csv', 'text/csv'),
      named(archive, 'fotos.zip', 'application/zip'),
    ])
    expect(tables.map(({ name }) => name)).toEqual(['kassa.csv'])
    expect(pictures.map(({ name }) => name)).toEqual(['A100.png', 'A100-2.PNG', 'Café.png', 'liegt.png', 'stuk.png'])
    expect(leftOut).toEqual([
      { name: 'prijzen.txt', reason: 'kind' },
      { name: 'geheim.png', reason: 'locked' },
      { name: 'binnen.zip', reason: 'nested' },
      { name: '../buiten.png', reason: 'outside' },
      { name: '/etc/wortel.png', reason: 'outside' },
      { name: 'C:/schijf.png', reason: 'outside' },
      { name: 'bom.png', reason: 'tooLarge' },
      { name: 'a100.PNG', reason: 'twice' },
    ])
    const read = (name: string) => pictures.find((each) => each.name === name)?.read()
    const picture = await read('A100-2.PNG')
    expect(picture?.type).toBe('image/png')
    expect(Buffer.from((await picture?.arrayBuffer()) ?? new ArrayBuffer(0)).subarray(0, 4)).toEqual(
      Buffer.from('\x89PNG', 'latin1'),
    )
    await expect(read('liegt.png')).rejects.toMatchObject({ reason: 'tooLarge' })
    await expect(read('stuk.png')).rejects.toMatchObject({ reason: 'damaged' })
  })

  it('a picture that was chosen itself goes before one of the same name in a zip', async () => {
    const own = named(Buffer.from('x'), 'A100.png', 'image/png')
    const { pictures, leftOut } = await chosenFiles([named(archive, 'fotos.ZIP'), own])
    expect(await pictures[0]?.read()).toBe(own)
    expect(leftOut.filter(({ reason }) => reason === 'twice')).toHaveLength(2)
  })

  it.each([
    ['cut', archive.subarray(0, archive.length / 2)],
    ['no zip', Buffer.from('PK geen zip')],
    ['empty', Buffer.alloc(0)],
    // The list of files begins outside of the file.
    ['misleading', ending(9, 9)],
  ])('one that is %s is left out as a whole', async (_, content) => {
    const { pictures, leftOut } = await chosenFiles([named(content, 'fotos.zip')])
    expect(pictures).toEqual([])
    expect(leftOut).toEqual([{ name: 'fotos.zip', reason: 'damaged' }])
  })

  it('one of more files than are read is left out as a whole', async () => {
    expect((await chosenFiles([named(ending(20_000, 0), 'fotos.zip')])).leftOut).toEqual([
      { name: 'fotos.zip', reason: 'tooManyFiles' },
    ])
  })

  it('names are UTF-8, or of the code page that Windows writes', () => {
    expect(archiveName(Buffer.from('map\\Café.png'))).toBe('map/Café.png')
    expect(archiveName(Buffer.from([0x43, 0x61, 0x66, 0x82, 0x2e, 0x70, 0x6e, 0x67]))).toBe('Café.png')
  })
})
