import type { Icon as IconValue } from '../../generated/graphql'
import sprite from '../../generated/icons.svg?url&no-inline'
import type icons from './icons.json'

type Hyphenated<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphenated<Tail>}` : Name

/** Every icon that can be drawn; a name of the specification without a drawing fails to compile here. */
export type IconName = Hyphenated<IconValue> extends keyof typeof icons ? keyof typeof icons : never

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** The drawing of a value of the API: `as_new` stands for `as-new` there. */
export function iconOf(value: IconValue): IconName {
  return value.replaceAll('_', '-') as IconName
}
