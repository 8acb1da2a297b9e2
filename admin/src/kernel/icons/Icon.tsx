import { createElement } from 'react'
import icons from '../../generated/icons.json' with { type: 'json' }

type Shapes = [tag: string, attributes: Record<string, string>][]
const all = icons as unknown as Record<string, Shapes>

export interface IconProps {
  /** A name of the specification's set as GraphQL spells it (`memory_upgrade`), or one of the back office's own. */
  name: string
  /** Pixels. */
  size?: number
  className?: string
}

/** An icon beside a text; hidden from screen readers, which read the text. */
export function Icon({ name, size = 18, className }: IconProps) {
  const shapes = all[name] ?? all.puzzle ?? []
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  )
}

/** Whether there is an icon of that name. */
export function hasIcon(name: string): boolean {
  return name in all
}
