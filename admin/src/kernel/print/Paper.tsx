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

/** Prints its children: they are visible in print only, and nothing else of the screen is. */
export function Paper({ name, size, margin, onPrinted, children }: PaperProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    // In a new task: printing blocks the page, and the new state must be rendered first.
    const timer = setTimeout(printWithPictures)
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

/** A picture that has not arrived would be missing on paper. */
function printWithPictures(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-paper] img')]
  if (pictures.length === 0) window.print()
  else Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => window.print())
}
