import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApprovalDialog } from '../../approval/ApprovalDialog'
import { approvalsKey, askApproval } from '../../approval/approvals'
import { saveShortcut } from '../../components/saveShortcut'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { isUnseen } from '../../publication/isUnseen'
import { KeptDraft } from '../drafts/KeptDraft'
import { conceptPath } from '../drafts/newDraft'
import { SubmitButton } from './SubmitButton'
import { usePublication } from './usePublication'
import '../../approval/approvalTexts'

/** Keeps what visitors do not see yet, and asks an owner to publish it. */
export default function AskingButtons({ record }: { record: FormRecord | undefined }) {
  const { translate } = useTranslation()
  const entity = useEntity()
  const draft = useContext(KeptDraft)
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const choose = usePublication()
  const [isAsking, setAsking] = useState(false)
  async function ask(note: string) {
    if (!draft) return
    const kept = await draft.save()
    await askApproval(entity.name, kept, note)
    notify(translate('approval.asked'), { type: 'success' })
    void queries.invalidateQueries({ queryKey: approvalsKey })
    // The form goes on with what was kept, which is no record yet.
    if (!record) navigate(conceptPath(entity.name, kept), { replace: true })
  }
  return (
    <>
      {isUnseen(record) ? (
        <SubmitButton
          label={translate('publish.concept')}
          isMain={false}
          onPress={() => choose({ visible: false, visibleFrom: null })}
        />
      ) : (
        <Button
          {...saveShortcut}
          variant="outlined"
          onClick={() => void draft?.keep?.()}
          startIcon={<Icon name="save" />}
        >
          {translate('publish.keep')}
        </Button>
      )}
      <Button variant="contained" disabled={!draft} onClick={() => setAsking(true)} startIcon={<Icon name="preview" />}>
        {translate('approval.ask')}
      </Button>
      {isAsking && (
        <ApprovalDialog
          title={translate('approval.askTitle')}
          text={translate('approval.askText')}
          label={translate('approval.note')}
          submit={translate('approval.send')}
          onSend={ask}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
