import type { useWords } from '../../i18n/useWords'

/** FilePond's texts from our catalogue. */
export function pondLabels(say: ReturnType<typeof useWords>['say']) {
  const instruction = say('image.replace')
    .replace('[', '<span class="filepond--label-action" tabindex="0">')
    .replace(']', '</span>')
  return {
    labelIdle: instruction,
    labelInvalidField: say('upload.invalid'),
    labelFileWaitingForSize: say('upload.waiting'),
    labelFileSizeNotAvailable: say('upload.sizeUnknown'),
    labelFileLoading: say('upload.loading'),
    labelFileLoadError: say('upload.loadError'),
    labelFileProcessing: say('upload.processing'),
    labelFileProcessingComplete: say('upload.complete'),
    labelFileProcessingAborted: say('upload.cancelled'),
    labelFileProcessingRevertError: say('upload.revertError'),
    labelFileRemoveError: say('upload.removeError'),
    labelTapToCancel: say('upload.tapCancel'),
    labelTapToRetry: say('upload.tapRetry'),
    labelTapToUndo: say('upload.tapUndo'),
    labelButtonRemoveItem: say('upload.remove'),
    labelButtonAbortItemLoad: say('upload.abort'),
    labelButtonRetryItemLoad: say('upload.retry'),
    labelButtonAbortItemProcessing: say('upload.cancel'),
    labelButtonUndoItemProcessing: say('upload.undo'),
    labelButtonRetryItemProcessing: say('upload.retry'),
    labelButtonProcessItem: say('upload.upload'),
    labelFileTypeNotAllowed: say('upload.typeNotAllowed'),
    // FilePond fills these two in itself.
    fileValidateTypeLabelExpectedTypes: say('upload.expects', {
      allButLastType: '{allButLastType}',
      lastType: '{lastType}',
    }),
  }
}
