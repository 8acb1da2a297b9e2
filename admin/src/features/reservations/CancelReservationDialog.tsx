import { CancelReservationDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** Asks once more: the visitor is mailed, and the product is for others then. */
export function CancelReservationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const cancel = () =>
    run(async () => {
      const { reservation } = await askServer({ query: CancelReservationDocument, variables: { id } })
      onClose()
      return translate('reservations.cancelled', { name: reservation.name })
    })
  return (
    <FormDialog
      title={translate('reservations.cancel')}
      submit={translate('reservations.cancel')}
      cancel={translate('reservations.leave')}
      isDangerous
      isBusy={isBusy}
      maxWidth="xs"
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      {translate('reservations.cancelText')}
    </FormDialog>
  )
}
