import { createElement } from 'react'
import drawings from '../generated/icons.json' with { type: 'json' }

type Drawing = [tag: string, attributes: Record<string, string>][]
const all = drawings as unknown as Record<string, Drawing>

export interface IconProps {
  /** A name of the specification's set as GraphQL spells it (`memory_upgrade`), or one of the back office's own. */
  name: string
  /** Pixels. */
  size?: number
  className?: string
}

/** A line drawing beside a text. It says nothing to a screen reader; the text does. */
export function Icon({ name, size = 18, className }: IconProps) {
  const drawing = all[name] ?? all.puzzle ?? []
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
      {drawing.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  )
}

/** Whether there is a drawing of that name. */
export function hasIcon(name: string): boolean {
  return name in all
}
