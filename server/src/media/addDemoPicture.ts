import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { productRoot } from '../settings/settingValues.js'
import { type Media } from './Media.js'
import { type MediaLibrary } from './MediaLibrary.js'

const pictures = path.join(productRoot, 'server/demo/pictures')

/** Puts `server/demo/pictures/{name}.jpg` at `/uploads/images/demo-{name}.jpg`, unless it is there already. */
export function addDemoPicture(library: MediaLibrary, name: string): Promise<Media> {
  return library.addNamed(`demo-${name}`, 'jpeg', () => readFile(path.join(pictures, `${name}.jpg`)))
}
