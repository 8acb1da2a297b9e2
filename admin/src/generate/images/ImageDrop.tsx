import 'filepond/dist/filepond.min.css'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { FilePondErrorDescription } from 'filepond'
import validateType from 'filepond-plugin-file-validate-type'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { FilePond, registerPlugin } from 'react-filepond'
import { useWatch } from 'react-hook-form'
import type { ImageValue } from '../../graphql/ImageValue'
import { uploadImage } from '../../graphql/uploadImage'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'
import { pondLabels } from './pondLabels'

registerPlugin(validateType)

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const names = Object.fromEntries(accepted.map((type) => [type, type.replace('image/', '').toUpperCase()]))

interface ImageDropProps {
  /** Several pictures at once. */
  isMultiple: boolean
  onUploaded: (image: ImageValue) => void
}

/** Where pictures are dropped or chosen; each is sent at once and handed over when the server has taken it. */
export default function ImageDrop({ isMultiple, onUploaded }: ImageDropProps) {
  const { say } = useWords()
  const translate = useTranslate()
  const { name } = useEntity()
  const id: unknown = useWatch({ name: 'id' })
  const pond = useRef<FilePond>(null)

  return (
    <>
      <GlobalStyles styles={pondStyles} />
      <FilePond
        ref={pond}
        allowMultiple={isMultiple}
        allowRevert={false}
        credits={false}
        acceptedFileTypes={accepted}
        fileValidateTypeLabelExpectedTypesMap={names}
        {...pondLabels(say)}
        labelFileProcessingError={(error: FilePondErrorDescription) => error.body || say('upload.error')}
        server={{
          process: (_field, file, _metadata, load, error, progress, abort) => {
            const controller = new AbortController()
            uploadImage({
              file,
              fileName: file.name,
              pageType: name,
              pageId: typeof id === 'number' ? id : undefined,
              signal: controller.signal,
              onProgress: (loaded, total) => progress(true, loaded, total),
            }).then(
              (image) => {
                load(image.url)
                onUploaded(image)
              },
              (failure: Error) => error(translate(failure.message, { _: failure.message })),
            )
            return {
              abort: () => {
                controller.abort()
                abort()
              },
            }
          },
        }}
        onprocessfile={(failure, file) => {
          if (!failure) pond.current?.removeFile(file.id)
        }}
      />
    </>
  )
}

const pondStyles = {
  '.filepond--root.filepond--root': { marginBottom: 0, fontFamily: 'inherit', fontSize: '0.95rem' },
  '.filepond--root .filepond--panel-root': {
    backgroundColor: 'transparent',
    border: '1px dashed currentColor',
    borderRadius: 8,
    opacity: 0.75,
  },
  '.filepond--root .filepond--drop-label': { color: 'inherit', minHeight: 56 },
  '.filepond--root .filepond--drop-label label': { cursor: 'pointer', fontSize: '0.95rem', fontFamily: 'inherit' },
  '.filepond--label-action': { textDecorationColor: 'currentColor' },
}
