import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  DropAccessCodeDocument,
  HasAccessCodeDocument,
  type JobKind,
  RevealAccessCodeDocument,
} from '../../../generated/graphql'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'

/** Milliseconds for which a code is in view. */
const shownFor = 30_000

/** Shows the access code of a device for half a minute, on a press that the history keeps; or erases it. */
export function StoredAccessCode({ id, version }: { id: number; version: number }) {
  const { name } = useEntity()
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [code, setCode] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const variables = { job: name as JobKind, id }
  const queryKey = [name, 'accessCode', id]
  const { data } = useQuery({
    queryKey: [...queryKey, version],
    queryFn: ({ signal }) => askServer({ query: HasAccessCodeDocument, variables, signal }),
  })

  useEffect(() => {
    if (code === undefined) return undefined
    const timer = setTimeout(() => setCode(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [code])

  async function run(work: () => Promise<string | undefined>) {
    setFailure(undefined)
    try {
      setCode(await work())
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
  }
  const reveal = () =>
    run(async () => (await askServer({ query: RevealAccessCodeDocument, variables })).revealAccessCode)
  const drop = () =>
    run(async () => {
      await askServer({ query: DropAccessCodeDocument, variables })
      await queries.invalidateQueries({ queryKey })
      return undefined
    })

  if (!data?.hasAccessCode) return null
  return (
    <Box component="section" aria-label={translate('accessCode.title')}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {code !== undefined && (
            <>
              {translate('accessCode.title')}:{' '}
              <Box component="code" sx={{ fontSize: '1.25rem', fontWeight: 700, userSelect: 'all' }}>
                {code}
              </Box>
            </>
          )}
        </Box>
        {code === undefined ? (
          <Button variant="outlined" onClick={reveal} sx={{ minHeight: 44 }}>
            {translate('accessCode.show')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => setCode(undefined)} sx={{ minHeight: 44 }}>
            {translate('accessCode.hide')}
          </Button>
        )}
        <Button color="error" onClick={drop} sx={{ minHeight: 44 }}>
          {translate('accessCode.erase')}
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{translate('accessCode.help')}</Box>
      </Box>
    </Box>
  )
}
