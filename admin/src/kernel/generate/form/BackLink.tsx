import { ToolbarButton } from '../../components/ToolbarButton'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { overviewPath } from '../../managed/screens'

/** Back to the list that a record stands in, or to the dashboard where there is no list. */
export function BackLink() {
  const entity = useEntity()
  const { translate } = useTranslation()
  return (
    <ToolbarButton
      icon="previous"
      label={translate(entity.hasList ? 'form.cancel' : 'page.toDashboard')}
      labelFrom="sm"
      to={overviewPath(entity)}
    />
  )
}
