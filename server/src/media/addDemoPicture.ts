import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Media } from '../content/Media.js'
import { productRoot } from '../settings/settingValues.js'
import { type MediaLibrary } from './MediaLibrary.js'

const pictures = path.join(productRoot, 'server/demo/pictures')

/** The names of all pictures of the demo. */
export async function demoPictures(): Promise<string[]> {
  const files = await readdir(pictures)
  return files.filter((file) => file.endsWith('.jpg')).map((file) => path.basename(file, '.jpg'))
}

/** Stores `server/demo/pictures/{name}.jpg` as `/uploads/images/demo-{name}.jpg`, unless it is stored already. */
export function addDemoPicture(library: MediaLibrary, name: string): Promise<Media> {
  // A number at the end of an address would be read as a width.
  const stem = `demo-${name.replace(/-(\d+)$/, '$1')}`
  return library.addNamed(stem, 'jpeg', () => readFile(path.join(pictures, `${name}.jpg`)))
}
