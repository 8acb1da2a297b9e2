import { ResourceContextProvider } from 'ra-core'
import { useMemo } from 'react'
import type { ShopStepForm as ShopStepFormProps } from '../features/setup/ShopStep'
import { useManaged } from '../kernel/managed/ManagedContext'
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
