import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { useFailureText } from '../dataProvider/useFailureText'
import { useTranslation } from '../i18n/useTranslation'
import type { Language } from '../managed/ManagedEntity'
import { FocalPoint } from './FocalPoint'
import { deleteMediaFiles, describeMediaFile, type MediaFile, replaceMediaFile } from './MediaFile'
import { MediaUses } from './MediaUses'
import { useFolders } from './useFolders'

const languages: readonly Language[] = ['nl', 'en']
const longestAlt = 250
const longestFolder = 41

interface MediaDialogProps {
  file: MediaFile
  onClose: () => void
  /** Something about the images is different now. */
  onChanged: () => void
}

/** All about one image: what it shows, what of it stays in sight, where it is used; to replace and to remove. */
export function MediaDialog({ file: opened, onClose, onChanged }: MediaDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState(opened)
  const [alts, setAlts] = useState(() => altsOf(opened))
  const [focus, setFocus] = useState({ x: opened.image.focusX ?? 50, y: opened.image.focusY ?? 50 })
  const [folder, setFolder] = useState(opened.folder ?? '')
  const folders = useFolders()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { image, name, bytes, uses } = file

  /** @returns whether it was done */
  async function attempt(work: () => Promise<void>, done: 'media.saved' | 'media.replaced' | 'media.removed') {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      notify(translate(done), { type: 'success' })
      onChanged()
      return true
    } catch (thrown) {
      setFailure(failureText(thrown))
      return false
    } finally {
      setBusy(false)
    }
  }
  async function save() {
    const texts = languages.map((language) => ({ language, text: alts[language] }))
    const input = { alts: texts, focusX: focus.x, focusY: focus.y, folder: folder.trim() || null }
    const isSaved = await attempt(async () => void (await describeMediaFile(image.url, input)), 'media.saved')
    if (isSaved) onClose()
  }
  async function remove() {
    if (await attempt(() => deleteMediaFiles([image.url]), 'media.removed')) onClose()
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`}>{name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box>
          <FocalPoint image={image} focus={focus} onChange={setFocus} />
          <Box sx={{ mt: 1, fontSize: '0.9rem', color: 'text.secondary' }}>{translate('media.focusHelp')}</Box>
          <Box sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
            {translate('media.facts', { width: image.width, height: image.height, size: Math.ceil(bytes / 1024) })}
          </Box>
        </Box>
        {languages.map((language) => (
          <TextField
            key={language}
            id={`${id}-${language}`}
            label={translate(`media.alt.${language}`)}
            helperText={language === 'nl' ? translate('media.altHelp') : undefined}
            value={alts[language]}
            onChange={(event) => setAlts({ ...alts, [language]: event.target.value })}
            slotProps={{ htmlInput: { maxLength: longestAlt, lang: language } }}
            fullWidth
          />
        ))}
        <Autocomplete
          id={`${id}-folder`}
          freeSolo
          options={[...folders]}
          inputValue={folder}
          onInputChange={(_event, typed) => setFolder(typed)}
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              label={translate('media.folder')}
              helperText={translate('media.folderHelp')}
              slotProps={{
                ...parameters.slotProps,
                htmlInput: { ...parameters.slotProps.htmlInput, maxLength: longestFolder },
              }}
            />
          )}
        />
        <Box>
          <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.95rem' }}>
            {translate('media.usedIn')}
          </Box>
          <MediaUses uses={uses} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <input
          ref={files}
          type="file"
          accept="image/*"
          hidden
          aria-label={translate('media.replace')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen) attempt(async () => setFile(await replaceMediaFile(image.url, chosen)), 'media.replaced')
          }}
        />
        <Button color="inherit" disabled={isBusy} onClick={() => files.current?.click()}>
          {translate('media.replace')}
        </Button>
        <Button color="error" disabled={isBusy || uses.length > 0} onClick={remove}>
          {translate('media.remove')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {translate('media.close')}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={save}>
          {translate(isBusy ? 'media.busy' : 'media.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function altsOf({ alts }: MediaFile): Record<Language, string> {
  const text = (language: Language) => alts.find((alt) => alt.language === language)?.text ?? ''
  return { nl: text('nl'), en: text('en') }
}
