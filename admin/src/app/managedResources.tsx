import { Resource } from 'ra-core'
import type { ReactElement } from 'react'
import { Route } from 'react-router'
import { CreateScreen } from '../generate/CreateScreen'
import { EditScreen } from '../generate/EditScreen'
import { ListScreen } from '../generate/ListScreen'
import { ViewScreen } from '../generate/ViewScreen'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { screensOf } from '../managed/screens'
import { HistoryScreen } from './lazyScreens'
import { editOverrides, listOverrides } from './screenOverrides'

/** Each entity with the screens that there are of it. */
export function managedResources(entities: readonly ManagedEntity[]): ReactElement[] {
  return entities.map((entity) => {
    const screens = screensOf(entity)
    return (
      <Resource
        key={entity.name}
        name={entity.name}
        list={screens.list ? (listOverrides[entity.name] ?? ListScreen) : undefined}
        create={screens.create ? CreateScreen : undefined}
        edit={screens.edit ? (editOverrides[entity.name] ?? EditScreen) : undefined}
        show={screens.view ? ViewScreen : undefined}
        recordRepresentation={entity.titleField}
      >
        {screens.edit && <Route path=":id/history" element={<HistoryScreen />} />}
      </Resource>
    )
  })
}
