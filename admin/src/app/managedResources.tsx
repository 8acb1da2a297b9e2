import { Resource } from 'ra-core'
import type { ReactElement } from 'react'
import { Route } from 'react-router'
import { reachedByNumber } from '../features/jobs/JobOfNumber'
import { lazyScreen } from '../kernel/components/lazyScreen'
import { CreateScreen } from '../kernel/generate/CreateScreen'
import { formOf } from '../kernel/generate/formOf'
import { ListScreen } from '../kernel/generate/ListScreen'
import { ViewScreen } from '../kernel/generate/ViewScreen'
import type { ManagedEntity } from '../kernel/managed/ManagedEntity'
import { ownScreensOf } from '../kernel/managed/registeredScreens'
import { screensOf } from '../kernel/managed/screens'

const HistoryScreen = lazyScreen(() => import('../kernel/history/HistoryScreen'))

/** Each entity with the screens that there are of it. */
export function managedResources(entities: readonly ManagedEntity[]): ReactElement[] {
  return entities.map((entity) => {
    const screens = screensOf(entity)
    const own = ownScreensOf(entity)
    const History = reachedByNumber(entity, HistoryScreen)
    return (
      <Resource
        key={entity.name}
        name={entity.name}
        list={screens.list ? (own.list ?? ListScreen) : undefined}
        create={screens.create ? (own.create ?? CreateScreen) : undefined}
        edit={screens.edit ? reachedByNumber(entity, formOf(entity, entity.screens?.[0])) : undefined}
        show={screens.view ? (own.view ?? ViewScreen) : undefined}
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
