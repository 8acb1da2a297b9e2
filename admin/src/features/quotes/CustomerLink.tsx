import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { JobLinkDocument, RenewJobLinkDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { jobKind } from '../../kernel/managed/ManagedEntity'

const CodeDialog = lazy(() => import('../../kernel/print/CodeDialog'))

/** The secret address of a job: to copy, to look at, and to renew when it came into the wrong hands. */
export function CustomerLink({ id }: { id: number }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const [code, setCode] = useState<string>()
  const variables = { job: jobKind(entity.name), id }

  async function run(work: () => Promise<'link.copied' | 'link.renewed'>) {
    try {
      notify(translate(await work()), { type: 'success' })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }
  const copy = () =>
    run(async () => {
      const { jobAddress } = await askServer({ query: JobLinkDocument, variables })
      await navigator.clipboard.writeText(jobAddress[language])
      return 'link.copied'
    })
  const open = async () => {
    // Opened on the press itself, or the browser would hold it for a pop-up.
    const tab = window.open('', '_blank')
    try {
      const { jobAddress } = await askServer({ query: JobLinkDocument, variables })
      if (tab) tab.location.href = new URL(jobAddress[language]).pathname
    } catch (thrown) {
      tab?.close()
      notify(failureText(thrown), { type: 'error' })
    }
  }
  const showCode = async () => {
    try {
      const { jobAddress } = await askServer({ query: JobLinkDocument, variables })
      setCode(jobAddress[language])
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }
  const renew = () =>
    run(async () => {
      setAsking(false)
      await askServer({ query: RenewJobLinkDocument, variables })
      return 'link.renewed'
    })

  return (
    <Box role="group" aria-label={translate('link.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<Icon name="copy" />} onClick={() => void copy()} sx={{ minHeight: 44 }}>
        {translate('link.copy')}
      </Button>
      <Button variant="outlined" startIcon={<Icon name="preview" />} onClick={() => void open()} sx={{ minHeight: 44 }}>
        {translate('link.open')}
      </Button>
      <Button variant="outlined" onClick={() => void showCode()} sx={{ minHeight: 44 }}>
        {translate('link.code')}
      </Button>
      <Button color="inherit" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {translate('link.renew')}
      </Button>
      {code && (
        <Suspense fallback={null}>
          <CodeDialog
            title={translate('link.code')}
            text={translate('link.codeText')}
            address={code}
            onClose={() => setCode(undefined)}
          />
        </Suspense>
      )}
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} aria-labelledby="renew-link">
          <DialogTitle id="renew-link">{translate('link.renew')}</DialogTitle>
          <DialogContent>{translate('link.renewText')}</DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button color="inherit" onClick={() => setAsking(false)}>
              {translate('ra.action.cancel')}
            </Button>
            <Button variant="contained" color="error" onClick={() => void renew()}>
              {translate('link.renew')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  )
}
