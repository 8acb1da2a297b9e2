import { useParams } from 'react-router'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { mayCall } from '../../kernel/rights/rights'
import { PromotionNotices } from './PromotionNotices'

/** The form of what promotions make cheaper. */
export default function PricedEditScreen() {
  const { id = '' } = useParams()
  const { name } = useEntity()
  return <EditScreen top={mayCall('promotionsOf') && <PromotionNotices entity={name} record={Number(id)} />} />
}
