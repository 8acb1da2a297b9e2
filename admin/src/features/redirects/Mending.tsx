import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CreateRedirectDocument, UpdateLinksDocument } from '../../generated/graphql'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { TargetChoice } from '../../kernel/leading/TargetChoice'

interface MendingProps {
  path: string
  /** Whether texts lead there, which can lead elsewhere. */
  isLinked?: boolean
}

/** Leads visitors of an address elsewhere, by a redirect or in the texts that lead there. */
export function Mending({ path, isLinked = false }: MendingProps) {
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState('')
  const to = target.trim()
  const language = path.startsWith('/en') ? 'en' : 'nl'

  const mend = (work: () => Promise<string>) =>
    run(async () => {
      try {
        return await work()
      } finally {
        await queries.invalidateQueries()
      }
    })
  const redirect = () =>
    mend(async () => {
      await askServer({ query: CreateRedirectDocument, variables: { path, target: to } })
      return translate('redirects.made', { path, to })
    })
  const update = () =>
    mend(async () => {
      const { updateLinks } = await askServer({ query: UpdateLinksDocument, variables: { from: path, to } })
      const failed = updateLinks.failed.map(({ title }) => title).join(', ')
      return translate('redirects.updated', { count: updateLinks.updated, failed: failed || 'none' })
    })

  if (!isOpen) {
    return (
      <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1, minHeight: 40 }}>
        {translate('redirects.mend')}
      </Button>
    )
  }
  const isDisabled = isBusy || to === ''
  return (
    <>
      <TargetChoice value={target} onChange={setTarget} language={language} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" size="small" disabled={isDisabled} onClick={() => void redirect()}>
          {translate('redirects.make')}
        </Button>
        {isLinked && (
          <Button variant="outlined" size="small" disabled={isDisabled} onClick={() => void update()}>
            {translate('redirects.update')}
          </Button>
        )}
      </Box>
    </>
  )
}
