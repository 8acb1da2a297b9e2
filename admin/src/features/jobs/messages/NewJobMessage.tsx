import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { type JobKind, SendJobMessageDocument } from '../../../generated/graphql'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { dataOf } from '../../../kernel/graphql/askServer'
import { sendFiles } from '../../../kernel/graphql/sendFile'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { downscaled } from '../photos/downscaled'

/** What the server accepts. */
const longestMessage = 4000
const maxPhotos = 4

interface ChosenPhoto {
  key: string
  file: Blob
}

interface NewJobMessageProps {
  job: JobKind
  id: number
  onSent: () => Promise<void>
}

/** Writes to the customer, who is notified by mail. What was typed stays until the server has it. */
export function NewJobMessage({ job, id, onSent }: NewJobMessageProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const gallery = useRef<HTMLInputElement>(null)
  /** The same for every attempt, so that a message whose answer was lost is not sent twice. */
  const key = useRef(crypto.randomUUID())
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function choose(files: readonly File[]) {
    // Nothing is sent before a photo that was chosen is there.
    setBusy(true)
    const room = maxPhotos - photos.length
    const chosen: ChosenPhoto[] = []
    for (const file of files.slice(0, room))
      chosen.push({ key: crypto.randomUUID(), file: new Blob([await downscaled(file)], { type: 'image/jpeg' }) })
    setPhotos([...photos, ...chosen])
    setBusy(false)
    setFailure(files.length > room ? translate('jobMessages.tooMany', { max: maxPhotos }) : undefined)
  }

  async function send() {
    if (isBusy) return
    if (text.trim() === '' && photos.length === 0) {
      setFailure(translate('jobMessages.empty'))
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      const variables = { job, id, text: text.trim(), photos: photos.map(() => null), key: key.current }
      const files = Object.fromEntries(
        photos.map(({ file }, index) => [`photos.${index}`, { file, name: `photo-${index + 1}.jpg` }]),
      )
      dataOf(await sendFiles({ query: SendJobMessageDocument, variables, files }))
      key.current = crypto.randomUUID()
      setText('')
      setPhotos([])
      notify(translate('jobMessages.sent'), { type: 'success' })
      await onSent()
    } catch (thrown) {
      setFailure(failureText(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={1}
        sx={{ '& textarea': { minHeight: { sm: '3em' } } }}
        label={translate('jobMessages.new')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={failure !== undefined}
        helperText={failure ?? (text.length > longestMessage * 0.9 ? `${text.length} / ${longestMessage}` : undefined)}
        slotProps={{ htmlInput: { maxLength: longestMessage }, formHelperText: { role: 'alert' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '& > button': { minHeight: 44 } }}>
        <Button
          variant="contained"
          aria-disabled={isBusy}
          onClick={() => void send()}
          startIcon={<Icon name="envelope" />}
        >
          {translate('jobMessages.send')}
        </Button>
        <Button
          color="inherit"
          disabled={isBusy || photos.length >= maxPhotos}
          onClick={() => gallery.current?.click()}
          startIcon={<Icon name="camera" />}
        >
          {translate('jobMessages.addPhoto')}
        </Button>
        {photos.map((photo, index) => (
          <Chip
            key={photo.key}
            label={translate('jobPhotos.one', { number: index + 1 })}
            onDelete={() => setPhotos(photos.filter((each) => each !== photo))}
          />
        ))}
        <input
          ref={gallery}
          type="file"
          accept="image/*"
          multiple
          hidden
          data-testid="message-photos"
          onChange={async ({ target }) => {
            await choose([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </Box>
    </Box>
  )
}
