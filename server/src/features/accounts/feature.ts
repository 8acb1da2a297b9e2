import type { Feature } from '../../kernel/Feature.js'
import { Customer } from '../customers/Customer.js'
import { mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleAccountMail } from '../passwords/exampleAccountMail.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { AccessTokenResolver } from './AccessTokenResolver.js'
import { AccountResolver } from './AccountResolver.js'
import { CounterPinResolver } from './CounterPinResolver.js'
import { CustomerResolver } from './CustomerResolver.js'
import { customerHooks } from './customerHooks.js'
import { accountMails } from './mails.js'
import { OwnAccountResolver } from './OwnAccountResolver.js'
import { Preference } from './Preference.js'
import { PreferenceResolver } from './PreferenceResolver.js'
import { removeOldCustomers } from './removeOldCustomers.js'
import { StaffAccountResolver } from './StaffAccountResolver.js'

export const accountsFeature: Feature = {
  tables: [Preference],
  resolvers: () => [
    AccountResolver,
    OwnAccountResolver,
    StaffAccountResolver,
    CounterPinResolver,
    AccessTokenResolver,
    CustomerResolver,
    PreferenceResolver,
  ],
  hooks: {
    customer: customerHooks,
  },
  retention: { customers: removeOldCustomers },
  mails: [mailsOf(accountMails, exampleAccountMail)],
  demo: {
    entities: [Customer],
    after: [ShopSettings],
    load: async (demo) => (await import('./loadDemoCustomers.js')).loadDemoCustomers(demo),
  },
}
