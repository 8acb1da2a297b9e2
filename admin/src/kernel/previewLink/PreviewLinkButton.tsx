import { lazy, Suspense, useState } from 'react'
import { ToolbarButton } from '../components/ToolbarButton'
import { useTranslation } from '../i18n/useTranslation'
import { useEntity } from '../managed/ManagedContext'

const PreviewLinkDialog = lazy(() => import('./PreviewLinkDialog'))

/** Makes the link by which who has no account sees what is to become of a record; only where that has a screen of its own. */
export function PreviewLinkButton({ id }: { id: number }) {
  const { previewSection, canEdit } = useEntity()
  const { translate } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!canEdit || previewSection === null) return null
  return (
    <>
      <ToolbarButton icon="link" label={translate('form.previewLink')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewLinkDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
