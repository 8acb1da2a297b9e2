import {
  type RouteObject,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_mapRouteProperties,
} from 'react-router'
import type { AddressBook } from './AddressBook'
import { whenNumberLearnt } from './jobNumbers'

type Path = { pathname?: string; search?: string; hash?: string }

/**
 * React Router's browser router with Dutch addresses in the address bar. Two members of its history are replaced: what
 * it writes there (`createHref`) and what it reads from there (`location`). react-admin sees its own addresses only.
 */
export function createAddressedRouter(routes: RouteObject[], addresses: AddressBook) {
  const correctAddress = () => {
    const { pathname, search, hash } = window.location
    const canonical = addresses.canonical(pathname)
    if (canonical !== pathname) window.history.replaceState(window.history.state, '', `${canonical}${search}${hash}`)
  }
  correctAddress()
  whenNumberLearnt(correctAddress)

  const history = UNSAFE_createBrowserHistory()
  const readLocation = Object.getOwnPropertyDescriptor(history, 'location')?.get?.bind(history)
  if (!readLocation) throw new Error('React Router no longer reads its location through a getter')

  Object.defineProperty(history, 'location', {
    get: () => {
      const location = readLocation()
      return { ...location, pathname: addresses.toInside(location.pathname) }
    },
  })
  history.createHref = (to) => {
    const path: Path = typeof to === 'string' ? splitPath(to) : to
    return `${addresses.toOutside(path.pathname ?? '/')}${path.search ?? ''}${path.hash ?? ''}`
  }
  return UNSAFE_createRouter({ routes, history, mapRouteProperties: UNSAFE_mapRouteProperties, window }).initialize()
}

function splitPath(path: string): Path {
  const { pathname, search, hash } = new URL(path, 'http://inside')
  return { pathname, search, hash }
}
