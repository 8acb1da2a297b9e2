import { Resource } from 'ra-core'
import type { ComponentType, ReactElement } from 'react'
import { Route } from 'react-router'
import { reachedByNumber } from '../features/jobs/JobOfNumber'
import { CreateScreen } from '../kernel/generate/CreateScreen'
import { EditScreen } from '../kernel/generate/EditScreen'
import { ListScreen } from '../kernel/generate/ListScreen'
import { ViewScreen } from '../kernel/generate/ViewScreen'
import { ShownScreen } from '../kernel/managed/formScreens'
import type { FormScreen, ManagedEntity } from '../kernel/managed/ManagedEntity'
import { screensOf } from '../kernel/managed/screens'
import { HistoryScreen } from './lazyScreens'
import { createOverrides, editOverrides, formScreenOverrides, listOverrides, viewOverrides } from './screenOverrides'

/** Each entity with the screens that there are of it. */
export function managedResources(entities: readonly ManagedEntity[]): ReactElement[] {
  return entities.map((entity) => {
    const screens = screensOf(entity)
    const History = reachedByNumber(entity, HistoryScreen)
    return (
      <Resource
        key={entity.name}
        name={entity.name}
        list={screens.list ? (listOverrides[entity.name] ?? ListScreen) : undefined}
        create={screens.create ? (createOverrides[entity.name] ?? CreateScreen) : undefined}
        edit={screens.edit ? reachedByNumber(entity, formOf(entity, entity.screens?.[0])) : undefined}
        show={screens.view ? (viewOverrides[entity.name] ?? ViewScreen) : undefined}
        recordRepresentation={entity.titleField}
      >
        {screens.edit && <Route path=":id/history" element={<History />} />}
        {entity.screens?.slice(1).map((screen) => {
          const Screen = formOf(entity, screen)
          return <Route key={screen.address} path={`:id/${screen.address}`} element={<Screen />} />
        })}
      </Resource>
    )
  })
}

/** The form of a record, or one of the screens that it is divided into. */
export function formOf(entity: ManagedEntity, screen: FormScreen | undefined): ComponentType {
  const Form = editOverrides[entity.name] ?? EditScreen
  if (!screen) return Form
  const Screen = formScreenOverrides[`${entity.name}/${screen.address}`] ?? Form
  return () => (
    <ShownScreen value={screen}>
      <Screen key={screen.address} />
    </ShownScreen>
  )
}
