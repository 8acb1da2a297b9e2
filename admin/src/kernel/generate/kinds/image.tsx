import Box from '@mui/material/Box'
import { pictureTile } from '../../components/pictureTile'
import { type ImageValue, imageSelection, smallImageUrl } from '../../graphql/ImageValue'
import type { FieldKind } from '../../managed/ManagedEntity'
import { lazyWidget } from '../field/lazyWidget'

const urlOf = (value: unknown) => (value as ImageValue).url

export const image: FieldKind = {
  Input: lazyWidget(() => import('../images/ImageField'), 120),
  text: urlOf,
  sheet: urlOf,
  sent: urlOf,
  Cell: ({ value }) => (
    <Box
      component="img"
      src={smallImageUrl(value as ImageValue)}
      alt=""
      loading="lazy"
      sx={{ display: 'block', width: 48, height: 32, objectFit: 'cover', borderRadius: 0.5, ...pictureTile }}
    />
  ),
  selection: imageSelection,
  images: 'one',
}
