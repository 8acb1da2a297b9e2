import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { useSearchParams } from 'react-router'
import { ListScreen } from '../generate/ListScreen'
import { useWords } from '../i18n/useWords'
import { JobBoard } from './board/JobBoard'

const parameter = 'weergave'
const board = 'bord'

/** The overview of jobs, as a list or as a board. Which of the two stands in the address. */
export default function JobListScreen() {
  const { say } = useWords()
  const [search, setSearch] = useSearchParams()
  const isBoard = search.get(parameter) === board

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <ButtonGroup variant="outlined" aria-label={say('jobs.view')}>
          <Button aria-pressed={!isBoard} variant={isBoard ? 'outlined' : 'contained'} onClick={() => setSearch({})}>
            {say('jobs.list')}
          </Button>
          <Button
            aria-pressed={isBoard}
            variant={isBoard ? 'contained' : 'outlined'}
            onClick={() => setSearch({ [parameter]: board })}
          >
            {say('jobs.board')}
          </Button>
        </ButtonGroup>
      </Box>
      {isBoard ? <JobBoard /> : <ListScreen />}
    </>
  )
}
