import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import type { ManagedField } from '../../managed/ManagedEntity'

const longest = 90

interface EntrySummaryProps {
  fields: readonly ManagedField[]
  /** Where the entry stands in the form. */
  path: string
}

/** The summary of a collapsed block or item: its first text. */
export function EntrySummary({ fields, path }: EntrySummaryProps) {
  const value: Record<string, unknown> = useWatch({ name: path }) ?? {}
  const summary = firstText(fields, value)
  if (summary === '') return null
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {summary}
    </Box>
  )
}

function firstText(fields: readonly ManagedField[], value: Record<string, unknown>): string {
  const texts = fields
    .filter(({ kind }) => kind.words !== undefined)
    .map(({ name }) => value[name])
    .filter((text): text is string => typeof text === 'string')
    .map((text) =>
      text
        .replace(/<[^>]+>/g, ' ')
        .replace(/&nbsp;/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  const first = texts.find((text) => text !== '') ?? ''
  return first.length > longest ? `${first.slice(0, longest - 1)}…` : first
}
