import type { ManagedBlock } from '../managed/ManagedEntity'

/**
 * Where in a form an error of the server belongs. In an input a block stands under the key of its type, in a form it
 * does not: `blocks.0.card.cards.1.title` becomes `blocks.0.cards.1.title`.
 */
export function formPath(path: string, blocks: readonly ManagedBlock[]): string {
  const [field, index, type, ...rest] = path.split('.')
  const isBlock = rest.length > 0 && /^\d+$/.test(index ?? '') && blocks.some(({ name }) => name === type)
  return isBlock ? [field, index, ...rest].join('.') : path
}
