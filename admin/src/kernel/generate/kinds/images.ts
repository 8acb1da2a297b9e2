import { type ImageValue, imageSelection } from '../../graphql/ImageValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { lazyWidget } from '../field/lazyWidget'

const urlsOf = (value: unknown) => (value as ImageValue[]).map(({ url }) => url)

export const images: FieldKind = {
  Input: lazyWidget(() => import('../images/ImagesField'), 120),
  text: (value) => urlsOf(value).join(', '),
  sheet: (value) => JSON.stringify(urlsOf(value)),
  sent: urlsOf,
  selection: imageSelection,
  empty: [],
  isLong: true,
  images: 'many',
}
