import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { Link } from 'react-router'
import { EndSetupDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** Leads back to a set-up that was broken off, until it is finished or put away. */
export function SetupNotice() {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const putAway = () =>
    askServer({ query: EndSetupDocument }).then(
      () => queries.invalidateQueries({ queryKey: ['dashboard'] }),
      (thrown: unknown) => notify(failureText(thrown), { type: 'error' }),
    )
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 280px' }, '& .MuiAlert-action': { pt: 0 } }}
      action={
        <>
          <Button component={Link} to="/setup" variant="contained">
            {translate('setup.goOn')}
          </Button>
          <Button color="inherit" onClick={() => void putAway()}>
            {translate('setup.putAway')}
          </Button>
        </>
      }
    >
      {translate('setup.unfinished')}
    </Alert>
  )
}
