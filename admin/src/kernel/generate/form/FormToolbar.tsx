import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { previewAddress } from '../../addresses/previewAddress'
import { publicAddress } from '../../addresses/publicAddress'
import { BottomBar } from '../../components/BottomBar'
import { MoreActions } from '../../components/MoreActions'
import { ToolbarButton } from '../../components/ToolbarButton'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { formatInstant } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { isPublishedKind } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { PreviewLinkButton } from '../../previewLink/PreviewLinkButton'
import { isUnseen } from '../../publication/isUnseen'
import { asksApproval } from '../../rights/rights'
import { usePreview } from '../preview/PreviewContext'
import { BackLink } from './BackLink'
import { DeleteButton } from './DeleteButton'
import { DuplicateButton } from './DuplicateButton'
import { PublishingButtons } from './PublishingButtons'
import { SubmitButton } from './SubmitButton'

const AskingButtons = lazy(() => import('./AskingButtons'))

interface FormToolbarProps {
  /** The saved record; none while adding. */
  record?: FormRecord
  onDeleted?: () => void
}

/**
 * Saving, at most two buttons of it, beside them a moment for it where there is room, and behind one more button what else
 * can be done with a record that visitors see.
 */
export function FormToolbar({ record, onDeleted }: FormToolbarProps) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const { dirtyFields } = useFormState()
  const { isThere } = usePreview()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const [isPlanning, setPlanning] = useState(false)
  const isPublished = isPublishedKind(entity)
  const isDirty = Object.keys(dirtyFields).length > 0

  const isAsking = isPublished && asksApproval()
  const planning = isPublished && !isAsking && (
    <ToolbarButton icon="calendar" label={translate('publish.at')} labelFrom="sm" onClick={() => setPlanning(true)} />
  )

  // One line for each, what deletes last.
  const actions = (
    <>
      {isPhone && <PreviewToggle />}
      {isPhone && planning}
      {record && <PreviewButtons record={record} />}
      {record && <PreviewLinkButton id={record.id} />}
      {record && entity.canEdit && <HistoryButton id={record.id} />}
      {record && <DuplicateButton id={record.id} />}
      {record && entity.canDelete && (!isAsking || isUnseen(record)) && (
        <DeleteButton record={record} onDeleted={() => onDeleted?.()} />
      )}
    </>
  )
  const isFolded = record ? isPublished || isPhone : isPhone && (isPublished || isThere)

  return (
    <BottomBar>
      {isAsking ? (
        <Suspense fallback={null}>
          <AskingButtons record={record} />
        </Suspense>
      ) : isPublished ? (
        <>
          <PublishingButtons record={record} isPlanning={isPlanning} onPlanned={() => setPlanning(false)} />
          {!isPhone && planning}
        </>
      ) : (
        <SubmitButton label={translate('form.save')} />
      )}
      <BackLink />
      <Box
        role="status"
        sx={{
          color: 'text.secondary',
          fontSize: '0.875rem',
          flex: '1 1 7rem',
          display: { xs: isDirty ? 'block' : 'none', sm: 'block' },
        }}
      >
        {isDirty
          ? translate('form.unsaved')
          : record?.updatedAt
            ? translate('form.lastChanged', { when: formatInstant(record.updatedAt, language) })
            : ''}
      </Box>
      {!isPhone && <PreviewToggle />}
      {isFolded ? <MoreActions>{actions}</MoreActions> : actions}
    </BottomBar>
  )
}

/** From a record to its versions. */
function HistoryButton({ id }: { id: number }) {
  const { name } = useEntity()
  const { translate } = useTranslation()
  return <ToolbarButton icon="clock" label={translate('history.title')} to={`/${name}/${id}/history`} />
}

/** Opens and closes the live preview. */
function PreviewToggle() {
  const { isThere, isOpen, setOpen } = usePreview()
  const { translate } = useTranslation()
  if (!isThere) return null
  return (
    <ToolbarButton
      icon="beside"
      label={translate('preview.toggle')}
      labelFrom="sm"
      isPressed={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  )
}

/** Links from a form to the saved record on the site: its preview, and its public page where it has one. */
function PreviewButtons({ record }: { record: FormRecord }) {
  const entity = useEntity()
  const { translate } = useTranslation()
  const buttons = [
    { href: previewAddress(entity, record.id), icon: 'preview', label: translate('form.preview') },
    { href: publicAddress(entity.name, record), icon: 'external', label: translate('form.viewOnSite') },
  ] as const
  return buttons.map(
    ({ href, icon, label }) => href && <ToolbarButton key={icon} icon={icon} label={label} href={href} />,
  )
}
