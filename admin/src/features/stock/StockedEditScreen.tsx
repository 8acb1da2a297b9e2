import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { useEntity } from '../../kernel/managed/ManagedContext'
import PricedEditScreen from '../promotions/PricedEditScreen'
import { StockLedger } from './StockLedger'

/** The form of what has stock, and below it how that moved. */
export default function StockedEditScreen() {
  const { id = '' } = useParams()
  const { name } = useEntity()
  const { data } = useGetOne<FormRecord>(name, { id: Number(id), meta: wholeRecord }, { gcTime: 0, retry: false })
  return (
    <>
      {name === 'product' ? <PricedEditScreen /> : <EditScreen />}
      {data && <StockLedger of={name === 'product' ? 'product' : 'part'} id={data.id} version={Number(data.version)} />}
    </>
  )
}
