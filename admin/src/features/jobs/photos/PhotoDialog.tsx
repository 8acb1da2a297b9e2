import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { type KeyboardEvent, useState } from 'react'
import {
  DeleteJobPhotoDocument,
  type JobKind,
  type JobPhotoInput,
  OrderJobPhotosDocument,
  type PhotoOfJobFragment,
  UpdateJobPhotoDocument,
} from '../../../generated/graphql'
import { DeletionDialog } from '../../../kernel/components/DeletionDialog'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { KindChoice } from './KindChoice'

const longestCaption = 200

interface PhotoDialogProps {
  photos: readonly PhotoOfJobFragment[]
  /** The id of the one that is shown. */
  shown: number
  job: JobKind
  /** Of the job. */
  id: number
  onShow: (id: number) => void
  onChange: () => void
  onClose: () => void
}

/** A photo in full size, with what is said of it; the arrow keys lead to the others. */
export default function PhotoDialog({ photos, shown, job, id, onShow, onChange, onClose }: PhotoDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const index = photos.findIndex((photo) => photo.id === shown)
  const photo = photos[index] as PhotoOfJobFragment
  const [failure, setFailure] = useState<string>()
  const [isDeleting, setDeleting] = useState(false)

  const step = (by: number) => {
    const next = photos[(index + by + photos.length) % photos.length]
    if (next) onShow(next.id)
  }
  const stepByKey = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement) return
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }

  async function change(work: () => Promise<unknown>) {
    setFailure(undefined)
    try {
      await work()
      onChange()
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
  }
  const update = (input: JobPhotoInput) =>
    change(() => askServer({ query: UpdateJobPhotoDocument, variables: { id: photo.id, input } }))
  const move = (by: number) => {
    const ids = photos.map((each) => each.id)
    ids.splice(index + by, 0, ...ids.splice(index, 1))
    return change(() => askServer({ query: OrderJobPhotosDocument, variables: { job, id, photos: ids } }))
  }

  async function remove() {
    await askServer({ query: DeleteJobPhotoDocument, variables: { id: photo.id } })
    notify(translate('jobPhotos.deleted'), { type: 'success' })
    const next = photos[index + 1] ?? photos[index - 1]
    if (next) onShow(next.id)
    else onClose()
    onChange()
  }

  const title = translate('jobPhotos.place', { number: index + 1, total: photos.length })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={onClose}
      onKeyDown={stepByKey}
      aria-labelledby="photo-place"
      slotProps={{
        paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' } } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, pl: 2 }}>
        <Box id="photo-place" sx={{ flex: 1, fontWeight: 600 }}>
          {title}
        </Box>
        <IconButton
          aria-label={translate('jobPhotos.previous')}
          onClick={() => step(-1)}
          disabled={photos.length < 2}
          sx={{ width: 44, height: 44 }}
        >
          <Icon name="previous" />
        </IconButton>
        <IconButton
          aria-label={translate('jobPhotos.next')}
          onClick={() => step(1)}
          disabled={photos.length < 2}
          sx={{ width: 44, height: 44 }}
        >
          <Icon name="next" />
        </IconButton>
        <IconButton
          aria-label={translate('jobPhotos.close')}
          onClick={onClose}
          autoFocus
          sx={{ width: 44, height: 44 }}
        >
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box
        component="img"
        src={photo.url}
        alt={photo.caption ?? title}
        // The room is there before the photo is, so that no button moves away from under a finger.
        width={photo.width}
        height={photo.height}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          maxHeight: '64vh',
          minHeight: 160,
          objectFit: 'contain',
          bgcolor: 'shop.soft',
        }}
      />
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Caption key={photo.id} text={photo.caption ?? ''} onChange={(caption) => void update({ caption })} />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, '& > button': { minHeight: 44 } }}
        >
          <KindChoice
            value={photo.kind}
            label={translate('jobPhotos.kind')}
            onChange={(kind) => void update({ kind })}
          />
          <Button color="inherit" disabled={index === 0} onClick={() => void move(-1)}>
            {translate('jobPhotos.earlier')}
          </Button>
          <Button color="inherit" disabled={index === photos.length - 1} onClick={() => void move(1)}>
            {translate('jobPhotos.later')}
          </Button>
          <Button color="error" startIcon={<Icon name="trash" />} onClick={() => setDeleting(true)} sx={{ ml: 'auto' }}>
            {translate('jobPhotos.delete')}
          </Button>
        </Box>
      </Box>
      {isDeleting && (
        <DeletionDialog
          title={translate('jobPhotos.deleteTitle')}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          <p>{translate('jobPhotos.deleteText')}</p>
        </DeletionDialog>
      )}
    </Dialog>
  )
}

/** What is to be seen on a photo; stored when the field is left. */
function Caption({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { translate } = useTranslation()
  const [typed, setTyped] = useState(text)
  return (
    <TextField
      fullWidth
      label={translate('jobPhotos.caption')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed.trim() !== text && onChange(typed)}
      slotProps={{ htmlInput: { maxLength: longestCaption } }}
    />
  )
}
