import { FirstTables1763700000000 } from './1763700000000-FirstTables.js'
import { NewsCategories1763700000001 } from './1763700000001-NewsCategories.js'
import { WholeShop1763700000002 } from './1763700000002-WholeShop.js'
import { IdempotencyKeys1763700000003 } from './1763700000003-IdempotencyKeys.js'
import { DownloadFiles1763700000004 } from './1763700000004-DownloadFiles.js'
import { PageViews1763700000005 } from './1763700000005-PageViews.js'
import { Bin1763700000006 } from './1763700000006-Bin.js'
import { MediaLibrary1763700000010 } from './1763700000010-MediaLibrary.js'
import { ListOrder1763700000020 } from './1763700000020-ListOrder.js'
import { Preferences1763700000025 } from './1763700000025-Preferences.js'
import { Privacy1763700000035 } from './1763700000035-Privacy.js'
import { AccountSecurity1763700000040 } from './1763700000040-AccountSecurity.js'
import { TableChanges1763700000045 } from './1763700000045-TableChanges.js'
import { SearchParts1763700000046 } from './1763700000046-SearchParts.js'
import { ListFilters1763700000047 } from './1763700000047-ListFilters.js'

/** Every migration, in order. */
export const migrations = [
  FirstTables1763700000000,
  NewsCategories1763700000001,
  WholeShop1763700000002,
  IdempotencyKeys1763700000003,
  DownloadFiles1763700000004,
  PageViews1763700000005,
  Bin1763700000006,
  MediaLibrary1763700000010,
  ListOrder1763700000020,
  Preferences1763700000025,
  Privacy1763700000035,
  AccountSecurity1763700000040,
  TableChanges1763700000045,
  SearchParts1763700000046,
  ListFilters1763700000047,
]
