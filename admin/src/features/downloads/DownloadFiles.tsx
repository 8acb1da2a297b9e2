import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { DownloadFilesDocument } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { DownloadFile } from './downloadFiles'
import { FileButton } from './FileButton'
import { FileRow } from './FileRow'
import { QuarterForm } from './QuarterForm'
import { RemoveFileDialog } from './RemoveFileDialog'
import { useFileUpload } from './useFileUpload'

/** The documents of an accountant: added, replaced and removed at once, without saving the form. */
export function DownloadFiles() {
  const id = Number(useParams().id)
  const { translate } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<DownloadFile>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['accountantDownload', 'files', id],
    queryFn: ({ signal }) => askServer({ query: DownloadFilesDocument, variables: { id }, signal }),
  })
  const { send, upload, refused } = useFileUpload(id, refetch)
  const files = data?.download.files

  return (
    <Box component="section" aria-labelledby="files" sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" id="files" ref={heading} tabIndex={-1} sx={{ typography: 'h3', m: 0 }}>
        {translate('files.title')}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('files.hint')}</Box>
      {isError && <RetryAlert text={translate('files.failed')} onRetry={refetch} />}
      {files?.length === 0 && <p>{translate('files.none')}</p>}
      {files && files.length > 0 && (
        <Box component="ul" aria-labelledby="files" sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0 }}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              isBusy={upload !== undefined}
              onReplace={(chosen) => send(chosen, file)}
              onRemove={() => setRemoved(file)}
            />
          ))}
        </Box>
      )}
      <Box aria-live="polite">
        {upload && (
          <Box sx={{ my: 1 }}>
            {translate('files.uploading', { name: upload.name })}
            <LinearProgress variant="determinate" value={upload.percent} aria-label={upload.name} sx={{ mt: 0.5 }} />
          </Box>
        )}
        {refused.map((text) => (
          <Alert key={text} severity="error" sx={{ my: 1 }}>
            {text}
          </Alert>
        ))}
      </Box>
      <FileButton
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="plus" />}
        disabled={upload !== undefined}
        isMultiple
        onChosen={send}
      >
        {translate('files.add')}
      </FileButton>
      {data && <QuarterForm accountant={data.download.accountant.id} onAdded={refetch} />}
      {removed && (
        <RemoveFileDialog
          file={removed}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => {
            setRemoved(undefined)
            void refetch()
            heading.current?.focus()
          }}
        />
      )}
    </Box>
  )
}
