import { ListScreen } from '../../kernel/generate/ListScreen'
import { DeadLinks } from './DeadLinks'
import { MovedAddresses } from './MovedAddresses'
import { NotFoundAddresses } from './NotFoundAddresses'

/** The owner's redirects, links that lead nowhere, what visitors did not find, and what leads on by itself. */
export default function RedirectListScreen() {
  return (
    <>
      <DeadLinks />
      <ListScreen />
      <NotFoundAddresses />
      <MovedAddresses />
    </>
  )
}
