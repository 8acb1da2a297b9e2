import type { Structure } from './Paper.js'
import type { PaperFlow } from './PaperFlow.js'
import type { TextStyle } from './PaperText.js'
import { leading, type PaperStyles } from './paperStyles.js'

/** A text with an amount at its right, on the line that it ends on. */
export function pair(flow: PaperFlow, table: Structure, label: string, amount: string, style: TextStyle): void {
  const { paper, edges } = flow
  const room = flow.width - paper.text.width(amount, style) - 10
  const row = paper.element('TR', table)
  const lines = paper.text.wrapped(label, room, style)
  const top = flow.y
  paper.tagged(
    'TH',
    () => {
      for (const [index, line] of lines.entries()) flow.line(line, edges, top + index * leading(style), style, 'left')
    },
    row,
    { scope: 'Row' },
  )
  paper.tagged('TD', () => flow.line(amount, edges, top + (lines.length - 1) * leading(style), style, 'right'), row)
  flow.y = top + lines.length * leading(style)
}

/** A rule between two parts. */
export function divide(flow: PaperFlow, styles: PaperStyles): void {
  flow.y += 6
  flow.paper.rule(flow.y, flow.edges.left, flow.edges.right, styles.line, 0.5)
  flow.y += 7
}
