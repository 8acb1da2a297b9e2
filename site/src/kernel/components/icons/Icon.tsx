import type { Icon as IconValue } from '../../../generated/graphql'
import sprite from '../../../generated/icons.svg?url&no-inline'
import type icons from './icons.json'

type Hyphenated<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphenated<Tail>}` : Name

/** The icons of the sprite. A name of the schema that the sprite lacks does not compile. */
export type IconName = Hyphenated<IconValue> extends keyof typeof icons ? keyof typeof icons : never

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** The icon of a value of the schema, which writes `as_new` for `as-new`. */
export function iconOf(value: IconValue): IconName {
  return value.replaceAll('_', '-') as IconName
}
