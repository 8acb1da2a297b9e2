import Box from '@mui/material/Box'
import type { HTMLAttributes, Key } from 'react'

interface RecordOptionProps {
  /** What Material UI gives an option of an autocomplete. */
  option: HTMLAttributes<HTMLLIElement> & { key: Key }
  name: string
  detail: string | undefined
}

/** A record to choose, with a detail that distinguishes it from others of the same name. */
export function RecordOption({ option: { key, ...option }, name, detail }: RecordOptionProps) {
  return (
    <li key={key} {...option}>
      <Box sx={{ minWidth: 0 }}>
        {name}
        {detail && <Box sx={{ fontSize: '0.86rem', color: 'text.secondary' }}>{detail}</Box>}
      </Box>
    </li>
  )
}
