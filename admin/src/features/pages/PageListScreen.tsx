import './pagesTexts'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { useSearchParams } from 'react-router'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { ListScreen } from '../../kernel/generate/ListScreen'
import { useTranslation } from '../../kernel/i18n/useTranslation'

const PageTree = lazyScreen(() => import('./tree/PageTree'))

const parameter = 'weergave'
const tree = 'boom'

/** The pages as a list, or as visitors meet them in the menus, where they are moved. */
export default function PageListScreen() {
  const { translate } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const isTree = search.get(parameter) === tree
  return (
    <>
      <ButtonGroup variant="outlined" aria-label={translate('pages.view')} sx={{ mb: 2, display: 'flex' }}>
        <Button aria-pressed={!isTree} variant={isTree ? 'outlined' : 'contained'} onClick={() => setSearch({})}>
          {translate('pages.list')}
        </Button>
        <Button
          aria-pressed={isTree}
          variant={isTree ? 'contained' : 'outlined'}
          onClick={() => setSearch({ [parameter]: tree })}
        >
          {translate('pages.tree')}
        </Button>
      </ButtonGroup>
      {isTree ? <PageTree /> : <ListScreen />}
    </>
  )
}
