import type { FieldDescription, FieldKind } from '../FieldDescription.js'
import { address } from './address.js'
import { blocks } from './blocks.js'
import { boolean } from './boolean.js'
import { children } from './children.js'
import { choice } from './choice.js'
import { choices } from './choices.js'
import { color } from './color.js'
import { count } from './count.js'
import { day } from './day.js'
import { decimal } from './decimal.js'
import { folderImages } from './folderImages.js'
import { icon } from './icon.js'
import { image } from './image.js'
import { images } from './images.js'
import { instant } from './instant.js'
import { items } from './items.js'
import { mediaFolder } from './mediaFolder.js'
import { money } from './money.js'
import { multiline } from './multiline.js'
import { number } from './number.js'
import { pair } from './pair.js'
import { password } from './password.js'
import { records } from './records.js'
import { reference } from './reference.js'
import { references } from './references.js'
import { richText } from './richText.js'
import { slug } from './slug.js'
import { source } from './source.js'
import { text } from './text.js'
import { translation } from './translation.js'

/** Every kind of field, by the name under which the back office knows it. */
export const fieldKinds = {
  address,
  blocks,
  boolean,
  children,
  choice,
  choices,
  color,
  count,
  day,
  decimal,
  folderImages,
  icon,
  image,
  images,
  instant,
  items,
  mediaFolder,
  money,
  multiline,
  number,
  pair,
  password,
  records,
  reference,
  references,
  richText,
  slug,
  source,
  text,
  translation,
} satisfies Record<string, FieldKind>

export type FieldKindName = keyof typeof fieldKinds

const names = new Map<FieldKind, FieldKindName>(
  (Object.entries(fieldKinds) as [FieldKindName, FieldKind][]).map(([name, kind]) => [kind, name]),
)

/** For the back office, which has a file of its own for each. */
export function kindName({ kind }: Pick<FieldDescription, 'kind'>): FieldKindName {
  const name = names.get(kind)
  if (!name) throw new Error('A kind of field is missing in fieldKinds')
  return name
}
