import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ComponentType, useCallback, useState } from 'react'
import { useFailureText } from '../../dataProvider/useFailureText'
import { askServer } from '../../graphql/askServer'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import type { PaperForm, PrintedJob } from './PrintedJob'
import { type PrintAnswer, printQuery } from './printQuery'

type Print = { form: PaperForm; answer: PrintAnswer; Printed: ComponentType<Parameters<typeof PrintedJob>[0]> }

/** Prints what was saved of a job. What draws it is fetched when it is asked for. */
export function PrintButtons({ id }: { id: number }) {
  const entity = useEntity()
  const { say } = useWords()
  const notify = useNotify()
  const failureText = useFailureText()
  const [print, setPrint] = useState<Print>()
  const [isBusy, setBusy] = useState(false)
  const finish = useCallback(() => setPrint(undefined), [])

  async function start(form: PaperForm) {
    if (isBusy) return
    setBusy(true)
    // Some browsers never fire `afterprint`: an unfinished print must not block the next.
    setPrint(undefined)
    try {
      const [{ PrintedJob: Printed }, answer] = await Promise.all([
        import('./PrintedJob'),
        askServer<PrintAnswer>({ query: printQuery(entity), variables: { id } }),
      ])
      setPrint({ form, answer, Printed })
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box role="group" aria-label={say('print.group')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {(['sheet', 'label'] as const).map((form) => (
        <Button
          key={form}
          variant="outlined"
          // Not disabled, which would lose the focus.
          aria-disabled={isBusy}
          onClick={() => start(form)}
          startIcon={<Icon name="printer" />}
          sx={{ minHeight: 44 }}
        >
          {say(`print.${form}`)}
        </Button>
      ))}
      {print && <print.Printed form={print.form} answer={print.answer} onPrinted={finish} />}
    </Box>
  )
}
