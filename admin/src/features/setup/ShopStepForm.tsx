import { ResourceContextProvider } from 'ra-core'
import { useMemo } from 'react'
import { formOf } from '../../kernel/generate/formOf'
import { useManaged } from '../../kernel/managed/ManagedContext'
import type { FormScreen } from '../../kernel/managed/ManagedEntity'

/** The form of a screen of the shop's record, as the set-up shows it. */
export function ShopStepForm({ screen }: { screen: FormScreen }) {
  const shop = useManaged().entity('shopSettings')
  const Form = useMemo(() => formOf(shop, screen), [shop, screen])
  return (
    <ResourceContextProvider value={shop.name}>
      <Form />
    </ResourceContextProvider>
  )
}
