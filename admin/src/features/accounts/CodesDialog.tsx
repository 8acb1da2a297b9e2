import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'ra-core'
import { useCallback, useId, useState } from 'react'
import { saveFile } from '../../kernel/files/saveFile'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { Paper } from '../../kernel/print/Paper'
import { shopName } from '../../kernel/shop/shopFacts'

/** The recovery codes, which are shown this once: to be copied, saved or printed. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const id = useId()
  const [isPrinting, setPrinting] = useState(false)
  const stopPrinting = useCallback(() => setPrinting(false), [])
  const title = `${shopName()}: ${translate('account.codes.title')}`
  const text = `${title}\n\n${codes.join('\n')}\n`

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(translate('account.codes.copied'), { type: 'success' }),
      () => notify(translate('account.codes.notCopied'), { type: 'error' }),
    )
  const actions = [
    { name: 'copy', icon: 'copy', act: () => void copy() },
    {
      name: 'save',
      icon: 'download',
      act: () => saveFile(text, `${translate('account.codes.file')}.txt`, 'text/plain;charset=utf-8'),
    },
    { name: 'print', icon: 'printer', act: () => setPrinting(true) },
  ] as const

  return (
    <Dialog open aria-labelledby={id} aria-describedby={`${id}-text`} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{translate('account.codes.title')}</DialogTitle>
      <DialogContent sx={{ '& p': { m: 0, mb: 2 } }}>
        <p id={`${id}-text`}>{translate('account.codes.text')}</p>
        <CodeList codes={codes} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {actions.map(({ name, icon, act }) => (
            <Button key={name} variant="outlined" color="inherit" startIcon={<Icon name={icon} />} onClick={act}>
              {translate(`account.codes.${name}`)}
            </Button>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('account.codes.done')}
        </Button>
      </DialogActions>
      {isPrinting && (
        <Paper name="codes" size="A4" margin="25mm" onPrinted={stopPrinting}>
          <h1>{title}</h1>
          <CodeList codes={codes} />
        </Paper>
      )}
    </Dialog>
  )
}

function CodeList({ codes }: { codes: string[] }) {
  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        pl: 4,
        fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
        fontSize: '0.95rem',
        lineHeight: 1.9,
        userSelect: 'text',
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
  )
}
