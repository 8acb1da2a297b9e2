import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { IntakeSheet } from './IntakeSheet'
import { JobLabel } from './JobLabel'
import type { PrintAnswer } from './printQuery'

const paper = {
  sheet: { size: 'A4', margin: '15mm' },
  label: { size: '62mm 29mm', margin: '0' },
}

export type Paper = keyof typeof paper

interface PrintedJobProps {
  form: Paper
  answer: PrintAnswer
  onPrinted: () => void
}

/** A job on paper: seen by the printer alone, which is given nothing else of the screen. */
export function PrintedJob({ form, answer, onPrinted }: PrintedJobProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    // After this turn: printing holds up the page, and what has just been set must be drawn first.
    const timer = setTimeout(() => window.print())
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', onPrinted)
    }
  }, [onPrinted])

  return createPortal(
    <>
      <GlobalStyles
        styles={{
          '@page': paper[form],
          '@media print': {
            'body > :not([data-paper])': { display: 'none !important' },
            'html, body': {
              minHeight: '0 !important',
              height: 'auto !important',
              margin: '0 !important',
              background: 'white !important',
              colorScheme: 'light',
            },
          },
        }}
      />
      <Box
        data-paper={form}
        sx={{ display: 'none', '@media print': { display: 'block', color: 'black', bgcolor: 'white' } }}
      >
        {form === 'sheet' ? <IntakeSheet {...answer} /> : <JobLabel {...answer} />}
      </Box>
    </>,
    document.body,
  )
}
