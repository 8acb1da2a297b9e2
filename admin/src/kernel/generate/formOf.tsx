import type { ComponentType } from 'react'
import { ShownScreen } from '../managed/formScreens'
import type { FormScreen, ManagedEntity } from '../managed/ManagedEntity'
import { ownFormScreen, ownScreensOf } from '../managed/registeredScreens'
import { EditScreen } from './EditScreen'

/** The form of a record, or one of the screens that it is divided into. */
export function formOf(entity: ManagedEntity, screen: FormScreen | undefined): ComponentType {
  const Form = ownScreensOf(entity).edit ?? EditScreen
  if (!screen) return Form
  const Screen = ownFormScreen(entity, screen) ?? Form
  return () => (
    <ShownScreen value={screen}>
      <Screen key={screen.address} />
    </ShownScreen>
  )
}
