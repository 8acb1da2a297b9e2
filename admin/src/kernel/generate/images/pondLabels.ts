import { maxImageBytes } from '@shop/server/imageLimits'
import type { useTranslation } from '../../i18n/useTranslation'

/** FilePond's texts from our catalogue. */
export function pondLabels(translate: ReturnType<typeof useTranslation>['translate']) {
  const instruction = translate('image.replace')
    .replace('[', '<span class="filepond--label-action" tabindex="0">')
    .replace(']', '</span>')
  return {
    labelIdle: instruction,
    labelInvalidField: translate('upload.invalid'),
    labelFileWaitingForSize: translate('upload.waiting'),
    labelFileSizeNotAvailable: translate('upload.sizeUnknown'),
    labelFileLoading: translate('upload.loading'),
    labelFileLoadError: translate('upload.loadError'),
    labelFileProcessing: translate('upload.processing'),
    labelFileProcessingComplete: translate('upload.complete'),
    labelFileProcessingAborted: translate('upload.cancelled'),
    labelFileProcessingRevertError: translate('upload.revertError'),
    labelFileRemoveError: translate('upload.removeError'),
    labelTapToCancel: translate('upload.tapCancel'),
    labelTapToRetry: translate('upload.tapRetry'),
    labelTapToUndo: translate('upload.tapUndo'),
    labelButtonRemoveItem: translate('upload.remove'),
    labelButtonAbortItemLoad: translate('upload.abort'),
    labelButtonRetryItemLoad: translate('upload.retry'),
    labelButtonAbortItemProcessing: translate('upload.cancel'),
    labelButtonUndoItemProcessing: translate('upload.undo'),
    labelButtonRetryItemProcessing: translate('upload.retry'),
    labelButtonProcessItem: translate('upload.upload'),
    labelMaxFileSizeExceeded: translate('upload.tooLarge'),
    labelMaxFileSize: translate('upload.most', { megabytes: maxImageBytes / 1024 / 1024 }),
    labelFileTypeNotAllowed: translate('upload.typeNotAllowed'),
    // FilePond fills these two in itself.
    fileValidateTypeLabelExpectedTypes: translate('upload.expects', {
      allButLastType: '{allButLastType}',
      lastType: '{lastType}',
    }),
  }
}
