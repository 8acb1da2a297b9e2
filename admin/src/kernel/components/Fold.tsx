import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFolded } from '../cookies/useFolded'
import { visuallyHidden } from './visuallyHidden'

interface FoldProps {
  /** By which it is remembered whether it is folded. */
  name: string
  /** Of the heading. */
  id: string
  title: ReactNode
  /** What is in it, for who reads the heading alone. */
  says?: ReactNode
  isFoldedFirst?: boolean
  /** Open whatever is remembered, such as for a fault in it. */
  isNeeded?: boolean
  /** Whether what is in it has a heading and a landmark of its own. */
  hasHeading?: boolean
  children: ReactNode
}

/** A titled part of a screen that is folded behind its heading. What is in it is there all the while. */
export function Fold({
  name,
  id,
  title,
  says,
  isFoldedFirst = true,
  isNeeded = false,
  hasHeading = false,
  children,
}: FoldProps) {
  const [isFolded, toggle] = useFolded(name, isFoldedFirst)
  const isOpen = isNeeded || !isFolded
  return (
    <Box {...(hasHeading ? {} : { component: 'section', 'aria-labelledby': id })} sx={frame}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open === isOpen) return
          if (isNeeded) currentTarget.open = true
          else toggle()
        }}
      >
        <Box component="summary" sx={summary}>
          <Box component="h2" id={id} sx={{ typography: 'h3', m: 0, display: 'inline' }}>
            {title}
          </Box>
          {!isOpen && says && (
            <Box component="span" sx={gist}>
              {says}
            </Box>
          )}
        </Box>
        <Box
          sx={{
            px: { xs: 1.5, sm: 2.5 },
            pt: 0.5,
            pb: { xs: 1.5, sm: 2.5 },
            ...(hasHeading && { '& h2': visuallyHidden }),
          }}
        >
          {children}
        </Box>
      </details>
    </Box>
  )
}

const frame = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 }

/** One line, of what is in it as much as there is room for. */
const summary = {
  cursor: 'pointer',
  minHeight: 44,
  boxSizing: 'border-box',
  px: { xs: 1.5, sm: 2.5 },
  py: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

const gist = { ml: 1.5, color: 'text.secondary', fontSize: '0.875rem' }
