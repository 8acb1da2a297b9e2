import 'filepond/dist/filepond.min.css'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import { maxImageBytes } from '@shop/server/imageLimits'
import { type FilePondErrorDescription, FileStatus } from 'filepond'
import validateSize from 'filepond-plugin-file-validate-size'
import validateType from 'filepond-plugin-file-validate-type'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { FilePond, registerPlugin } from 'react-filepond'
import { useWatch } from 'react-hook-form'
import type { ImageValue } from '../../graphql/ImageValue'
import { uploadImage } from '../../graphql/uploadImage'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { usePendingUploads } from '../../uploads/UploadsFirst'
import { pondLabels } from './pondLabels'

registerPlugin(validateType, validateSize)

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const names = Object.fromEntries(accepted.map((type) => [type, type.replace('image/', '').toUpperCase()]))

const refusedStates = [FileStatus.LOAD_ERROR, FileStatus.PROCESSING_ERROR]
const queuedStates = [FileStatus.INIT, FileStatus.LOADING, FileStatus.PROCESSING_QUEUED]

interface ImageDropProps {
  /** Several pictures at once. */
  isMultiple: boolean
  onUploaded: (image: ImageValue) => void
  /** The number of files in the zone that were refused or did not arrive has changed. */
  onRefused: (files: number) => void
}

/** Where pictures are dropped or chosen; each is sent at once and handed over when the server has taken it. */
export default function ImageDrop({ isMultiple, onUploaded, onRefused }: ImageDropProps) {
  const { translate } = useTranslation()
  const translateReason = useTranslate()
  const { name } = useEntity()
  const id: unknown = useWatch({ name: 'id' })
  const pond = useRef<FilePond>(null)
  const uploads = usePendingUploads()
  useEffect(() => () => uploads.setQueued(pond, 0), [uploads])
  const count = () => {
    const files = pond.current?.getFiles() ?? []
    const numberOf = (states: readonly FileStatus[]) => files.filter(({ status }) => states.includes(status)).length
    onRefused(numberOf(refusedStates))
    uploads.setQueued(pond, numberOf(queuedStates))
  }

  return (
    <>
      <GlobalStyles styles={pondStyles} />
      <FilePond
        ref={pond}
        allowMultiple={isMultiple}
        allowRevert={false}
        credits={false}
        acceptedFileTypes={accepted}
        maxFileSize={String(maxImageBytes)}
        fileValidateTypeLabelExpectedTypesMap={names}
        {...pondLabels(translate)}
        labelFileProcessingError={(error: FilePondErrorDescription) => error.body || translate('upload.error')}
        server={{
          process: (_field, file, _metadata, load, error, progress, abort) => {
            const controller = new AbortController()
            const upload = uploadImage({
              file,
              fileName: file.name,
              pageType: name,
              pageId: typeof id === 'number' ? id : undefined,
              signal: controller.signal,
              onProgress: (loaded, total) => progress(true, loaded, total),
            }).then(
              (image) => {
                load(image.url)
                count()
                onUploaded(image)
              },
              (failure: Error) => {
                error(translateReason(failure.message, { _: failure.message }))
                throw failure
              },
            )
            // FilePond calls a file processed only once its progress has been drawn to the end.
            uploads.track(upload, controller.signal)
            return {
              abort: () => {
                controller.abort()
                abort()
              },
            }
          },
        }}
        onaddfile={count}
        onprocessfilestart={count}
        onprocessfileabort={count}
        onremovefile={count}
        onupdatefiles={count}
        onprocessfile={(failure, file) => {
          if (!failure) pond.current?.removeFile(file.id)
          count()
        }}
      />
    </>
  )
}

const pondStyles = ({ palette: { background, divider, error, primary, success, text } }: Theme) => ({
  '.filepond--root.filepond--root': { marginBottom: 0, fontFamily: 'inherit', fontSize: '0.95rem' },
  '.filepond--root .filepond--panel-root': {
    backgroundColor: background.paper,
    border: `1px dashed ${text.secondary}`,
    borderRadius: 8,
  },
  '.filepond--root .filepond--drop-label': { color: text.primary, minHeight: 56 },
  '.filepond--root .filepond--drop-label label': { cursor: 'pointer', fontSize: '0.95rem', fontFamily: 'inherit' },
  '.filepond--root .filepond--label-action': {
    color: primary.main,
    fontWeight: 600,
    textDecorationColor: 'currentColor',
  },
  '.filepond--root .filepond--item-panel': { backgroundColor: divider, borderRadius: 8 },
  '.filepond--root .filepond--file': { color: text.primary },
  '.filepond--root .filepond--file-action-button': { backgroundColor: text.primary, color: background.paper },
  '.filepond--root .filepond--drip-blob': { backgroundColor: primary.main },
  '.filepond--root [data-filepond-item-state*="error"] .filepond--item-panel, .filepond--root [data-filepond-item-state*="invalid"] .filepond--item-panel':
    { backgroundColor: error.main },
  '.filepond--root [data-filepond-item-state*="error"] .filepond--file, .filepond--root [data-filepond-item-state*="invalid"] .filepond--file':
    { color: primary.contrastText },
  '.filepond--root [data-filepond-item-state="processing-complete"] .filepond--item-panel': {
    backgroundColor: success.main,
  },
  '.filepond--root [data-filepond-item-state="processing-complete"] .filepond--file': { color: primary.contrastText },
})
