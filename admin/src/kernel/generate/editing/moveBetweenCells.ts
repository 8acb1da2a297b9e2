import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/**
 * Goes to the cell beside, below or above the one that has the focus, as in a sheet. In a choice arrows choose, and within a
 * text they move from letter to letter.
 */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.target
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  if (!(cell instanceof HTMLInputElement || cell instanceof HTMLSelectElement) || !cell.dataset.cell) return
  if (event.key !== 'Enter' && (cell instanceof HTMLSelectElement || isWithinText(cell, event.key))) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-cell]')]
  const perRow = cells.filter(({ dataset }) => rowOf(dataset.cell) === rowOf(cell.dataset.cell)).length
  const at = cells.indexOf(cell)
  const [down, right] = event.shiftKey && event.key === 'Enter' ? [-1, 0] : step
  const next = cells[at + down * perRow + right]
  event.preventDefault()
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

const rowOf = (place: string | undefined) => place?.split('.')[0]

function isWithinText({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  const isAll = selectionStart === 0 && selectionEnd === value.length
  if (isAll || key === 'ArrowDown' || key === 'ArrowUp') return false
  return key === 'ArrowLeft' ? selectionEnd !== 0 : selectionStart !== value.length
}
