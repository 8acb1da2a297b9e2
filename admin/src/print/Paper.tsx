import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'

interface PaperProps {
  /** What is printed. */
  name: string
  /** As CSS has them for `@page`. */
  size: string
  margin: string
  /** Called when it was printed, or was not after all. */
  onPrinted: () => void
  children: ReactNode
}

/** Prints what stands in it: seen by the printer alone, which is given nothing else of the screen. */
export function Paper({ name, size, margin, onPrinted, children }: PaperProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    // In a new task: printing blocks the page, and the new state must be rendered first.
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
          '@page': { size, margin },
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
        data-paper={name}
        sx={{ display: 'none', '@media print': { display: 'block', color: 'black', bgcolor: 'white' } }}
      >
        {children}
      </Box>
    </>,
    document.body,
  )
}
