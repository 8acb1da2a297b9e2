import type { FieldKinds } from '../../managed/ManagedEntity'
import { address } from './address'
import { blocks } from './blocks'
import { boolean } from './boolean'
import { children } from './children'
import { choice } from './choice'
import { choices } from './choices'
import { color } from './color'
import { count } from './count'
import { day } from './day'
import { decimal } from './decimal'
import { folderImages } from './folderImages'
import { icon } from './icon'
import { image } from './image'
import { images } from './images'
import { instant } from './instant'
import { items } from './items'
import { mediaFolder } from './mediaFolder'
import { money } from './money'
import { multiline } from './multiline'
import { number } from './number'
import { pair } from './pair'
import { password } from './password'
import { records } from './records'
import { reference } from './reference'
import { references } from './references'
import { richText } from './richText'
import { slug } from './slug'
import { text } from './text'
import { translation } from './translation'

/** Every kind of field that the server knows. Only what puts the back office together imports them: others ask the kind of a field. */
export const fieldKinds: FieldKinds = {
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
  text,
  translation,
}
