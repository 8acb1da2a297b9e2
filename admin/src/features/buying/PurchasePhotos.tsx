import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  AddBoughtItemPhotoDocument,
  BoughtItemPhotosDocument,
  DeleteBoughtItemPhotoDocument,
} from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer, dataOf } from '../../kernel/graphql/askServer'
import { sendFile } from '../../kernel/graphql/sendFile'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { downscaled } from '../jobs/photos/downscaled'
import { PhotoButtons } from '../jobs/photos/PhotoButtons'

const most = 12

/** Photos of what was bought, for the shop alone: taken, chosen, looked at, deleted. */
export function PurchasePhotos({ id, number }: { id: number; number: string }) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['buying', 'photos', id],
    queryFn: ({ signal }) => askServer({ query: BoughtItemPhotosDocument, variables: { id }, signal }),
  })
  const photos = data?.boughtItemPhotos ?? []

  async function change(work: () => Promise<void>) {
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
    await refetch()
    setBusy(false)
  }

  const add = (files: readonly Blob[]) =>
    change(async () => {
      for (const file of files) {
        const smaller = new Blob([await downscaled(file)], { type: 'image/jpeg' })
        dataOf(
          await sendFile({
            ...{ query: AddBoughtItemPhotoDocument, variables: { id }, file: smaller, fileName: 'photo.jpg' },
            signal: AbortSignal.timeout(120_000),
          }),
        )
      }
    })

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', flexBasis: '100%' }}>
      {photos.map((photo, index) => (
        <Box key={photo.id} sx={{ position: 'relative', lineHeight: 0 }}>
          <a href={photo.url} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={photo.thumbnailUrl}
              alt={translate('buying.photo', { number, count: index + 1 })}
              sx={{ width: 96, height: 96, objectFit: 'cover', borderRadius: 1 }}
            />
          </a>
          <IconButton
            aria-label={translate('buying.deletePhoto', { count: index + 1 })}
            disabled={isBusy}
            onClick={() =>
              void change(async () => {
                await askServer({ query: DeleteBoughtItemPhotoDocument, variables: { id: photo.id } })
              })
            }
            sx={{ position: 'absolute', top: 0, right: 0, width: 44, height: 44, bgcolor: 'background.paper' }}
          >
            <Icon name="trash" />
          </IconButton>
        </Box>
      ))}
      <PhotoButtons isFull={isBusy || photos.length >= most} onAdd={add} />
      <Box role="alert" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {failure}
      </Box>
    </Box>
  )
}
