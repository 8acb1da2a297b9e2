import type { FieldKinds } from '../../managed/ManagedEntity'
import { address } from './address'
import { blocks } from './blocks'
import { boolean } from './boolean'
import { choice } from './choice'
import { choices } from './choices'
import { color } from './color'
import { count } from './count'
import { day } from './day'
import { decimal } from './decimal'
import { icon } from './icon'
import { image } from './image'
import { images } from './images'
import { instant } from './instant'
import { items } from './items'
import { lookedUp } from './lookedUp'
import { mediaFolder } from './mediaFolder'
import { money } from './money'
import { multiline } from './multiline'
import { number } from './number'
import { password } from './password'
import { reference } from './reference'
import { references } from './references'
import { richText } from './richText'
import { slug } from './slug'
import { source } from './source'
import { text } from './text'

/** Every kind of field that the server knows. Only what puts the back office together imports them: others ask the kind of a field. */
export const fieldKinds: FieldKinds = {
  address,
  blocks,
  boolean,
  children: lookedUp,
  choice,
  choices,
  color,
  count,
  day,
  decimal,
  folderImages: lookedUp,
  icon,
  image,
  images,
  instant,
  items,
  mediaFolder,
  money,
  multiline,
  number,
  pair: lookedUp,
  password,
  records: lookedUp,
  reference,
  references,
  richText,
  slug,
  source,
  text,
  translation: lookedUp,
}
