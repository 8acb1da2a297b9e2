import { Paper } from '../../print/Paper'
import { IntakeSheet } from './IntakeSheet'
import { JobLabel } from './JobLabel'
import type { PrintAnswer } from './printQuery'

const papers = {
  sheet: { size: 'A4', margin: '15mm' },
  label: { size: '62mm 29mm', margin: '0' },
}

export type PaperForm = keyof typeof papers

interface PrintedJobProps {
  form: PaperForm
  answer: PrintAnswer
  onPrinted: () => void
}

/** A job on paper. */
export function PrintedJob({ form, answer, onPrinted }: PrintedJobProps) {
  return (
    <Paper name={form} {...papers[form]} onPrinted={onPrinted}>
      {form === 'sheet' ? <IntakeSheet {...answer} /> : <JobLabel {...answer} />}
    </Paper>
  )
}
