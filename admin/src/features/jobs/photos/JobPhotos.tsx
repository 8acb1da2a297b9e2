import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type JobPhotoKind, JobPhotosDocument } from '../../../generated/graphql'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import { KindChoice } from './KindChoice'
import { PhotoButtons } from './PhotoButtons'
import { photoQueue } from './PhotoQueue'
import { PhotoTile } from './PhotoTile'
import { UnsentTile } from './UnsentTile'

const PhotoDialog = lazy(() => import('./PhotoDialog'))

/** The most photos of a job, as the server has it. */
export const maxPhotos = 40

export const photoGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
}

/** The heading of the photos is that of how new ones begin. */
const summary = { cursor: 'pointer', minHeight: 44, boxSizing: 'border-box', py: 0.75, fontSize: '0.875rem' }

/** One row of them, so that what is below stays in reach. */
const photoStrip = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(132px, 1fr)',
  gap: 1.5,
  overflowX: 'auto',
} as const

/** The photos of a job: taking one, what is still on its way, and what the customer sees of them. */
export function JobPhotos({ id, isDone }: { id: number; isDone: boolean }) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const job = jobKind(entity.name)
  const opener = useRef<HTMLElement>(undefined)
  const [kind, setKind] = useState<JobPhotoKind>(isDone ? 'after' : 'before')
  const [isShown, setShown] = useState(false)
  const [opened, setOpened] = useState<number>()
  const unsent = useSyncExternalStore(photoQueue.subscribe, photoQueue.snapshot).filter(
    (photo) => photo.job === job && photo.id === id,
  )
  const { data, isError, refetch } = useQuery({
    queryKey: [entity.name, 'photos', id],
    queryFn: ({ signal }) => askServer({ query: JobPhotosDocument, variables: { job, id }, signal }),
  })
  const photos = data?.photos ?? []

  const sentSoFar = useRef(unsent.length)
  useEffect(() => {
    if (unsent.length < sentSoFar.current) void refetch()
    sentSoFar.current = unsent.length
  }, [unsent.length, refetch])

  const isFull = photos.length + unsent.length >= maxPhotos
  return (
    <Box
      component="section"
      aria-labelledby="job-photos"
      sx={{
        p: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box component="details" sx={{ mb: 1 }}>
        <Box component="summary" sx={summary}>
          <Box component="h2" id="job-photos" sx={{ typography: 'h2', m: 0, mr: 1, display: 'inline' }}>
            {translate('jobPhotos.title')}
          </Box>
          {translate('jobPhotos.new', {
            kind: translate(`jobPhotos.${kind}`).toLowerCase(),
            shown: isShown ? 'yes' : 'no',
          })}
        </Box>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('jobPhotos.hint')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', mb: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <span aria-hidden="true">{translate('jobPhotos.newKind')}</span>
            <KindChoice value={kind} label={translate('jobPhotos.newKind')} onChange={setKind} />
          </Box>
          <FormControlLabel
            control={<Switch checked={isShown} onChange={(_, checked) => setShown(checked)} />}
            label={translate('jobPhotos.newShown')}
            sx={{ m: 0, minHeight: 44 }}
          />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mb: 1,
          '& > button': { minHeight: 48, flex: 1 },
        }}
      >
        <PhotoButtons isFull={isFull} onAdd={(files) => photoQueue.add(files, { job, id, kind, isShown })} />
      </Box>
      {isFull && <p>{translate('jobPhotos.full', { max: maxPhotos })}</p>}
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton variant="rectangular" height={110} aria-hidden="true" />}
      {data && photos.length === 0 && unsent.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{translate('jobPhotos.none')}</Box>
      )}
      <Box component="p" role="status" sx={{ m: 0, mb: unsent.length > 0 ? 1 : 0, color: 'text.secondary' }}>
        {unsent.length > 0 && translate('jobPhotos.unsent', { count: unsent.length })}
      </Box>
      <Box component="ul" sx={photoStrip} aria-label={translate('jobPhotos.title')}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            onOpen={(element) => {
              opener.current = element
              setOpened(photo.id)
            }}
            onChange={refetch}
          />
        ))}
        {unsent.map((photo) => (
          <UnsentTile key={photo.key} photo={photo} />
        ))}
      </Box>
      {opened !== undefined && photos.some((photo) => photo.id === opened) && (
        <Suspense fallback={null}>
          <PhotoDialog
            photos={photos}
            shown={opened}
            job={job}
            id={id}
            onShow={setOpened}
            onChange={() => void refetch()}
            onClose={() => {
              setOpened(undefined)
              opener.current?.focus()
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}
