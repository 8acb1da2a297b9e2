import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import TextField from '@mui/material/TextField'
import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ListScreen } from '../../kernel/generate/ListScreen'
import { entityNames, useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { filteredList } from '../../kernel/managed/filteredList'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { shopToday } from '../../kernel/shop/shopToday'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { JobBoard } from './board/JobBoard'
import { type JobView, jobViews, viewFilter } from './board/jobBoardQueries'
import { addKey } from './jobKindTexts'
import { WaitingStrip } from './messages/WaitingStrip'

const parameter = 'weergave'
const board = 'bord'
const viewParameter = 'toon'

/** The overview of jobs, as a list or as a board: all of them, the own, the late, or those that wait for an answer. */
export default function JobListScreen() {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const { identity } = useGetIdentity()
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState('')
  const searched = useDebounced(typed)
  const account = Number(identity?.id ?? 0)
  const isBoard = search.get(parameter) === board
  const names = entityNames(entity, language)
  const listOf = (view: JobView) => filteredList(entity.name, viewFilter(view, account, shopToday(-1)))
  const shown = isBoard ? search.get(viewParameter) : viewOf(search.get('filter'))
  const view = jobViews.find((each) => each === shown) ?? (isBoard ? 'all' : undefined)

  function viewOf(filter: string | null): JobView | undefined {
    return jobViews.find((each) => listOf(each).endsWith(`=${encodeURIComponent(filter ?? '{}')}`))
  }
  return (
    <>
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', maxWidth: 1500 }}>
        <ButtonGroup variant="outlined" aria-label={translate('jobs.view')}>
          <Button aria-pressed={!isBoard} variant={isBoard ? 'outlined' : 'contained'} onClick={() => setSearch({})}>
            {translate('jobs.list')}
          </Button>
          <Button
            aria-pressed={isBoard}
            variant={isBoard ? 'contained' : 'outlined'}
            onClick={() => setSearch({ [parameter]: board })}
          >
            {translate('jobs.board')}
          </Button>
        </ButtonGroup>
        <Box component="nav" aria-label={translate('jobs.views')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {jobViews.map((each) => (
            <Button
              key={each}
              component={Link}
              to={isBoard ? `?${new URLSearchParams({ [parameter]: board, [viewParameter]: each })}` : listOf(each)}
              color={each === view ? 'primary' : 'inherit'}
              variant={each === view ? 'outlined' : 'text'}
              aria-current={each === view ? 'true' : undefined}
              sx={{ minHeight: 44 }}
            >
              {translate(`jobs.views.${each}`)}
            </Button>
          ))}
        </Box>
        {isBoard && (
          <>
            <TextField
              type="search"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              placeholder={translate('list.search', names)}
              slotProps={{ htmlInput: { 'aria-label': translate('list.search', names) } }}
              sx={{ flex: '1 1 200px', maxWidth: { sm: 340 } }}
            />
            <Button component={Link} to={`/${entity.name}/create`} variant="contained" startIcon={<Icon name="plus" />}>
              {translate(addKey(entity))}
            </Button>
          </>
        )}
      </Box>
      <WaitingStrip />
      {isBoard ? <JobBoard view={view ?? 'all'} search={searched} account={account} /> : <ListScreen />}
    </>
  )
}
