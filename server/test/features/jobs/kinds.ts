export interface Kind {
  id: string
  type: string
  name: 'statusNewPc' | 'statusRepair'
  list: string
  mine: string
  one: string
  add: string
  notFound: string
  values: string[]
}

/** Both kinds of job, independent of the product code. */
export const kinds: [Kind, Kind] = [
  {
    id: '[J1]',
    type: 'StatusNewPc',
    name: 'statusNewPc',
    list: 'statusesNewPc',
    mine: 'newPcs',
    one: 'status-new-pc',
    add: 'statuses-new-pc/add-status-new-pc',
    notFound: 'Status new pc not found',
    values: ['waiting', 'assembling', 'waiting-customer', 'waiting-supplier', 'delivery-appointment', 'finished'],
  },
  {
    id: '[J2]',
    type: 'StatusRepair',
    name: 'statusRepair',
    list: 'statusesRepair',
    mine: 'repairs',
    one: 'status-repair',
    add: 'statuses-repair/add-status-repair',
    notFound: 'Status repair not found',
    values: ['waiting', 'in-treatment', 'waiting-customer', 'waiting-supplier', 'return-appointment', 'finished'],
  },
]
