import { hasIcon } from '../../icons/Icon'

/** The drawing of a type of block. */
export function blockIcon(name: string): string {
  return hasIcon(`block-${name}`) ? `block-${name}` : 'block'
}
