import { type Class, type FieldValues, fieldsOf } from './FieldDescription.js'
import { partsIn } from './partsIn.js'

/** The addresses of all images in these values, in blocks and lists too, with the path of each. */
export function imagesIn(type: Class, values: FieldValues, at = ''): { path: string; url: string }[] {
  const own = fieldsOf(type).flatMap(({ name, kind }) => {
    const value = values[name]
    const images = value == null ? [] : (kind.images?.(value) ?? [])
    return images.map(({ path, url }) => ({ path: at + name + path, url }))
  })
  return [...own, ...partsIn(type, values, at).flatMap(({ type: of, part, path }) => imagesIn(of, part, path))]
}

/** Whether records of an entity may show images: in fields of their own, in formatted texts or in blocks. */
export function mayShowImages(type: Class): boolean {
  return fieldsOf(type).some(({ kind, blockTypes }) => kind.images || kind.words === 'html' || blockTypes !== undefined)
}
