import { ResourceContextProvider } from 'ra-core'
import { useMemo } from 'react'
import { useManaged } from '../managed/ManagedContext'
import type { ShopStepForm as ShopStepFormProps } from '../setup/ShopStep'
import { formOf } from './managedResources'

/** The form of a screen of the shop's record, as the set-up shows it. */
export function ShopStepForm({ screen }: ShopStepFormProps) {
  const shop = useManaged().entity('shopSettings')
  const Form = useMemo(() => formOf(shop, screen), [shop, screen])
  return (
    <ResourceContextProvider value={shop.name}>
      <Form />
    </ResourceContextProvider>
  )
}
