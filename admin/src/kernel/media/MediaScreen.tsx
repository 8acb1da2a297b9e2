import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { useAddressQuery } from '../addresses/useAddressQuery'
import { EmptyState } from '../components/EmptyState'
import { FormSkeleton } from '../components/FormSkeleton'
import { useTranslation } from '../i18n/useTranslation'
import { MarkedImages } from './MarkedImages'
import { MediaCard } from './MediaCard'
import { MediaDialog } from './MediaDialog'
import type { MediaFile, MediaFilter } from './MediaFile'
import { MediaFilters } from './MediaFilters'
import { MediaGrid } from './MediaGrid'
import { UploadButton } from './UploadButton'
import { useMediaPage } from './useMediaPage'

/** All uploaded images. Search and filters are part of the address. */
export default function MediaScreen() {
  const { translate } = useTranslation()
  const [parameters, changeQuery] = useAddressQuery()
  const filter: MediaFilter = {
    search: parameters.get('search') ?? '',
    folder: parameters.get('folder') ?? '',
    unused: parameters.has('unused'),
    page: Math.max(1, Number(parameters.get('page')) || 1),
  }
  const { page, failure, isLoading, reload } = useMediaPage(filter)
  const [opened, setOpened] = useState<MediaFile>()
  const [marked, setMarked] = useState<readonly string[]>([])

  const change = useCallback(
    (changed: Partial<MediaFilter>) => {
      setMarked([])
      changeQuery(() => {
        const { unused, ...texts } = { page: 1, ...changed }
        const query = Object.entries(texts).map(([name, value]) => [name, value === 1 ? undefined : String(value)])
        return { ...Object.fromEntries(query), ...(unused !== undefined && { unused: unused ? '1' : undefined }) }
      })
    },
    [changeQuery],
  )
  function changed() {
    setMarked([])
    reload()
  }

  if (!page)
    return failure ? (
      <Alert severity="error" action={<Retry onClick={reload} />}>
        {failure}
      </Alert>
    ) : (
      <FormSkeleton />
    )
  // What a search or another page took out of sight is not removed.
  const shown = page.items.filter(({ image }) => marked.includes(image.url))
  const isFiltered = filter.search !== '' || filter.folder !== '' || filter.unused
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <UploadButton folder={filter.folder} onUploaded={changed} />
      <MediaFilters filter={filter} folders={page.folders} onChange={change} hasUnused />
      {failure && (
        <Alert severity="error" action={<Retry onClick={reload} />}>
          {failure}
        </Alert>
      )}
      <MarkedImages
        marked={shown}
        unused={page.items.filter(({ uses }) => uses.length === 0).map(({ image }) => image.url)}
        onMark={setMarked}
        onRemoved={changed}
        text={translate('media.count', { count: page.total })}
      />
      {page.items.length === 0 ? (
        <EmptyState
          icon="image"
          title={translate(isFiltered ? 'media.nothingFound' : 'media.empty')}
          text={translate(isFiltered ? 'media.nothingFoundText' : 'media.emptyText')}
        />
      ) : (
        <MediaGrid
          label={translate('media.title')}
          total={page.total}
          page={filter.page}
          onPage={(chosen) => change({ page: chosen })}
          isLoading={isLoading}
        >
          {page.items.map((file) => {
            const { url } = file.image
            const isUnused = file.uses.length === 0
            return (
              <MediaCard
                key={url}
                file={file}
                onOpen={() => setOpened(file)}
                isMarked={marked.includes(url)}
                onMark={
                  isUnused
                    ? (isMarked) => setMarked(isMarked ? [...marked, url] : marked.filter((each) => each !== url))
                    : undefined
                }
              />
            )
          })}
        </MediaGrid>
      )}
      {opened && <MediaDialog file={opened} onClose={() => setOpened(undefined)} onChanged={changed} />}
    </Box>
  )
}

function Retry({ onClick }: { onClick: () => void }) {
  const { translate } = useTranslation()
  return (
    <Button color="inherit" onClick={onClick}>
      {translate('media.retry')}
    </Button>
  )
}
