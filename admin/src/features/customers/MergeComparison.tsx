import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import Skeleton from '@mui/material/Skeleton'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type CustomerContactField, CustomerToMergeDocument, type CustomerToMergeQuery } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { contactFields } from './contactFields'

const counted = ['jobs', 'devices', 'quotes', 'appointments', 'notes', 'messages', 'mails'] as const

interface MergeComparisonProps {
  /** The one that remains first. */
  ids: readonly [number, number]
  /** What is taken over from the other. */
  taken: readonly CustomerContactField[]
  onTake: (taken: readonly CustomerContactField[]) => void
  onLoaded: () => void
}

/** Two customers side by side: what differs of how they are reached, to choose from, and how much each has. */
export function MergeComparison({ ids, taken, onTake, onLoaded }: MergeComparisonProps) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['customer', 'comparison', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        askServer({ query: CustomerToMergeDocument, variables: { id }, signal }),
      gcTime: 0,
    })),
  })
  const [own, other] = results.map(({ data }) => data)
  // What the other alone has is taken over, unless someone chooses otherwise.
  const latest = useRef({ onTake, onLoaded })
  latest.current = { onTake, onLoaded }
  useEffect(() => {
    if (!own || !other) return
    const missing = contactFields.filter((field) => !textOf(own, field) && textOf(other, field))
    latest.current.onTake(missing as readonly CustomerContactField[])
    latest.current.onLoaded()
  }, [own, other])

  const failed = results.find(({ isError }) => isError)
  if (failed) return <RetryAlert text={translate('list.failed')} onRetry={failed.refetch} />
  if (!own || !other) return <Skeleton variant="rectangular" height={220} aria-hidden="true" />
  const labelOf = (name: string) => {
    const field = fieldNamed(entity, name)
    return field ? localize(field.label) : name
  }
  const shown = (data: CustomerToMergeQuery, name: CustomerContactField) => {
    const text = textOf(data, name)
    const choice = fieldNamed(entity, name)?.choices?.find(({ value }) => value === text)
    return choice ? localize(choice.label) : text || translate('merge.nothing')
  }
  const choose = (field: CustomerContactField, isTaken: boolean) => {
    const rest = taken.filter((each) => each !== field)
    onTake(isTaken ? [...rest, field] : rest)
  }
  const both = [own, other] as const

  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 0.75, pr: 1, overflowWrap: 'anywhere' },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
          '& tbody th': { fontWeight: 400, color: 'text.secondary', fontSize: '0.875rem' },
        }}
      >
        <Box component="caption" sx={{ textAlign: 'left', captionSide: 'top', color: 'text.secondary', pb: 1 }}>
          {translate('merge.choose')}
        </Box>
        <thead>
          <tr>
            <Box component="td" sx={{ width: '34%' }} />
            <th scope="col">{translate('merge.remains')}</th>
            <th scope="col">{translate('merge.goes')}</th>
          </tr>
        </thead>
        <tbody>
          {(contactFields as readonly CustomerContactField[]).map((field) => {
            const isSame = textOf(own, field) === textOf(other, field)
            if (isSame && !textOf(own, field)) return null
            const isTaken = taken.includes(field)
            return (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                {both.map((data, index) => (
                  <td key={ids[index]}>
                    {isSame ? (
                      shown(data, field)
                    ) : (
                      <FormControlLabel
                        control={
                          <Radio
                            name={`merge-${field}`}
                            checked={isTaken === (index === 1)}
                            onChange={() => choose(field, index === 1)}
                            slotProps={{ input: { 'aria-label': `${labelOf(field)}: ${shown(data, field)}` } }}
                          />
                        }
                        label={shown(data, field)}
                        sx={{ mr: 0, alignItems: 'start', '& .MuiFormControlLabel-label': { py: 1.125, minWidth: 0 } }}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
          {counted.map((kind) => (
            <tr key={kind}>
              <th scope="row">{translate(`merge.${kind}`)}</th>
              {both.map((data, index) => (
                <td key={ids[index]}>{data.customerData[kind]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

function textOf({ customer }: CustomerToMergeQuery, field: CustomerContactField): string {
  return String(customer?.[field] ?? '')
}
