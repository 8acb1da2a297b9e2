import type { ViewerQuery } from '../../generated/graphql'

/** Who is logged in. */
export type Viewer = NonNullable<ViewerQuery['me']>
