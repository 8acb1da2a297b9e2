import { In } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { FieldDescription } from '../../kernel/fields/FieldDescription.js'
import { Media } from '../../kernel/records/Media.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import type { DataImport } from './DataImport.js'

/** A picture that a row names: where it is, or the name of one that was chosen and has still to come. */
export type NamedPicture = { url: string } | { awaited: string } | { missing: string }

const ownAddress = /\/uploads\/images\/[\w.-]+$/

/** The names in a cell: as the back office exports them, or one after another. */
export function namesIn(text: string): string[] {
  const listed = text.trim().startsWith('[') ? listIn(text) : null
  return (listed ?? text.split(/[;,|\r\n]+/)).map((name) => name.trim()).filter((name) => name !== '')
}

function listIn(json: string): string[] | null {
  try {
    const names: unknown = JSON.parse(json)
    return Array.isArray(names) ? names.map(String) : null
  } catch {
    return null
  }
}

/** The name of the file at an address, cut to what a sentence takes. */
export function fileIn(address: string): string {
  return lastPart(address).slice(0, 80)
}

/**
 * Pictures by their addresses in the shop, by the names of files that were chosen with the table, or by the names that images of
 * the media library had. Of an address elsewhere its last part is the name: nothing is fetched.
 */
export async function namedPictures(
  { services: { database } }: Context,
  { pictures }: Pick<DataImport, 'pictures'>,
  names: readonly string[],
): Promise<NamedPicture[]> {
  const chosen = indexOf(pictures).byKey
  const found: NamedPicture[] = []
  for (const name of names.slice(0, 50)) {
    const address = ownAddress.exec(name)?.[0]
    const file = chosen.get(keyOf(name))
    const url = file === undefined ? undefined : pictures[file]
    if (url) found.push({ url })
    else if (file !== undefined) found.push({ awaited: file })
    else {
      const where = address ? { url: address } : { originalName: lastPart(name) }
      const media = await database.reader.findOne(Media, { where, order: { createdAt: 'DESC' } })
      found.push(media ? { url: media.url } : { missing: name })
    }
  }
  return found
}

/** The names that the pictures of a record had when they were chosen. */
export async function formerNames({ services: { database } }: Context, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const media = await database.reader.findBy(Media, { url: In([...urls]) })
  return urls.map((url) => keyOf(media.find((each) => each.url === url)?.originalName ?? url))
}

/** Pictures that are called after the number of an article: `A100.jpg`, `A100-2.jpg`, `A100 (3).png`, in their order. */
export function picturesOf({ pictures }: Pick<DataImport, 'pictures'>, numbers: readonly string[]): string[] {
  const { byStem } = indexOf(pictures)
  const wanted = new Set(numbers.map((number) => comparisonKey(number)).filter((number) => number !== ''))
  const places = [...wanted].flatMap((number) => byStem.get(number) ?? [])
  return places.sort((one, other) => one.place - other.place).map(({ name }) => name)
}

interface PictureIndex {
  /** The names by which rows name them. */
  byKey: ReadonlyMap<string, string>
  /** By what stands before the ending and the number of a picture. */
  byStem: ReadonlyMap<string, { name: string; place: number }[]>
}

/** Every row asks for thousands of pictures, which do not change while an import is worked on. */
const indexes = new WeakMap<DataImport['pictures'], PictureIndex>()

function indexOf(pictures: DataImport['pictures']): PictureIndex {
  const known = indexes.get(pictures)
  if (known) return known
  const byStem = new Map<string, { name: string; place: number }[]>()
  const add = (stem: string, name: string, place: number) =>
    byStem.set(stem, [...(byStem.get(stem) ?? []), { name, place }])
  for (const name of Object.keys(pictures)) {
    const stem = comparisonKey(name.replace(/\.\w+$/, ''))
    add(stem, name, 0)
    const [, rest, place = '0'] = /^(.+?)[ _]\(?(\d{1,2})\)?$/.exec(stem) ?? []
    if (rest !== undefined) add(rest.trim(), name, Number(place))
  }
  const index = { byKey: new Map(Object.keys(pictures).map((name) => [keyOf(name), name])), byStem }
  indexes.set(pictures, index)
  return index
}

export function pictureKey(name: string): string {
  return keyOf(name)
}

function keyOf(name: string): string {
  return lastPart(name).normalize('NFC').toLowerCase()
}

function lastPart(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  return last.split('?')[0]?.trim() ?? ''
}

/** Whether a field holds pictures. */
export function isOfPictures({ kind }: FieldDescription): boolean {
  return kind.leadsTo === 'image' || kind.leadsTo === 'images'
}
