import Box from '@mui/material/Box'
import TextLink from '@mui/material/Link'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { ImportRowsDocument, type ImportStateFragment } from '../../generated/graphql'
import { PageSteps } from '../../kernel/components/PageSteps'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'

const perPage = 50
const filters = ['refused', 'new', 'changed', 'unchanged'] as const
type Filter = (typeof filters)[number] | 'all'

/** The rows of a file with what they do and why not; those that are refused first, if there are any. */
export function ImportRows({ of: { id, state, done, counts, siteLanguage } }: { of: ImportStateFragment }) {
  const { translate, localize } = useTranslation()
  const heading = useId()
  const has = (name: Filter) => counts.some(({ outcome, rows }) => outcome === name && rows > 0)
  const [chosen, setChosen] = useState<Filter | null>(null)
  const [page, setPage] = useState(1)
  // What of a site was left out stands at each row.
  const filter = chosen ?? (has('refused') && siteLanguage === null ? 'refused' : 'all')
  const catalogue = useManaged()
  const kindOf = (name: string | null) => {
    const entity = catalogue.entities.find((each) => each.name === name)
    return entity ? localize(entity.label) : translate('imports.site')
  }
  const { data, isError, refetch } = useQuery({
    queryKey: ['importRows', id, filter, page, state, done],
    queryFn: async ({ signal }) => {
      const variables = { id, outcomes: filter === 'all' ? null : [filter], results: null, page, perPage }
      return (await askServer({ query: ImportRowsDocument, variables, signal })).importRows
    },
    placeholderData: (before) => before,
  })

  return (
    <Box component="section" aria-labelledby={heading}>
      <Box component="h2" id={heading} sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {translate('imports.rows')}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filter}
        aria-labelledby={heading}
        onChange={(_event, value: Filter | null) => {
          if (value === null) return
          setChosen(value)
          setPage(1)
        }}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {filters.filter(has).map((name) => (
          <ToggleButton key={name} value={name} sx={{ minHeight: 40 }}>
            {translate(`imports.count.${name}`)}
          </ToggleButton>
        ))}
        <ToggleButton value="all" sx={{ minHeight: 40 }}>
          {translate('imports.rows.all')}
        </ToggleButton>
      </ToggleButtonGroup>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      {data?.total === 0 && <p>{translate('imports.rows.none')}</p>}
      {data && data.total > 0 && (
        <Box
          component="ul"
          sx={{
            ...{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
            ...{ bgcolor: 'background.paper', overflowWrap: 'anywhere' },
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {data.items.map(({ number, title, entity, outcome, result, record, faults, notes }) => (
            <Box
              component="li"
              key={number}
              sx={{
                px: 1.5,
                py: 1,
                display: 'grid',
                columnGap: 2,
                gridTemplateColumns: { xs: '1fr', sm: `${siteLanguage === null ? 72 : 132}px minmax(0, 1fr) auto` },
              }}
            >
              <Box sx={{ color: 'text.secondary' }}>
                {siteLanguage === null ? translate('imports.row', { number }) : kindOf(entity)}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                {entity !== null && record !== null && result !== 'undone' ? (
                  <TextLink component={Link} to={`/${entity}/${record}`}>
                    {title || translate('imports.untitled')}
                  </TextLink>
                ) : (
                  title || translate('imports.untitled')
                )}
                {faults.map(({ field, text }) => (
                  <Box key={`${field?.nl} ${text}`} sx={{ color: 'error.main' }}>
                    {field ? translate('imports.of.field', { field: localize(field), text }) : text}
                  </Box>
                ))}
                {notes.map((note) => (
                  <Box key={note} sx={{ color: 'text.secondary' }}>
                    {note}
                  </Box>
                ))}
              </Box>
              <Box sx={{ color: outcome === 'refused' || result === 'failed' ? 'error.main' : 'text.secondary' }}>
                {[outcome, result].flatMap((word) => (word ? [translate(`imports.count.${word}`)] : [])).join(' · ')}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {data && data.total > perPage && <PageSteps page={page} perPage={perPage} total={data.total} onPage={setPage} />}
    </Box>
  )
}
