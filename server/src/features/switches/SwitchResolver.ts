import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { type Role, roles } from '../../kernel/access/roles.js'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { managedEntity, singleId } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { Customer } from '../customers/Customer.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { SwitchedOffContents } from './SwitchedOffContents.js'
import { type ShopSwitch, shopSwitchNames } from './shopSwitches.js'

@ObjectType({
  simpleResolvers: true,
  description: 'Records that nobody sees or manages while a part of the shop is off.',
})
class ClosedRecords {
  @Field(() => String, { description: 'The name of the entity.' })
  entity: string

  @Field(() => Int, { description: 'How many records there are.' })
  count: number
}

@ObjectType({ simpleResolvers: true, description: 'Accounts that cannot log in while a part of the shop is off.' })
class ClosedAccounts {
  @Field(() => roles.enumType, { description: 'What may be done with them.' })
  role: Role

  @Field(() => Int, { description: 'How many accounts there are.' })
  count: number
}

@ObjectType({ simpleResolvers: true, description: 'Whom and what it affects to switch parts of the shop off.' })
class PartsAffected {
  @Field(() => [ClosedRecords], { description: 'What could no longer be opened, by kind.' })
  records: ClosedRecords[]

  @Field(() => [ClosedAccounts], { description: 'Who could no longer log in, by role.' })
  accounts: ClosedAccounts[]
}

@Resolver()
export class SwitchResolver {
  @Granted(['cms-admin'])
  @Query(() => PartsAffected, {
    description: 'What would go away if these parts of the shop were switched off as well.',
  })
  async partsAffected(
    @Ctx() { services }: Context,
    @Arg('parts', () => [String], { description: 'Names of switches of the shop, such as usesTips.' }) parts: string[],
  ): Promise<PartsAffected> {
    const known = parts.filter((part): part is ShopSwitch => shopSwitchNames.some((name) => name === part))
    if (known.length < parts.length) throw invalidField('parts', { key: 'part.unknown' })
    const { reader } = services.database
    const shop = await reader.findOneByOrFail(ShopSettings, { id: singleId })
    const now = new SwitchedOffContents(shop)
    const then = new SwitchedOffContents({ ...shop, ...Object.fromEntries(known.map((part) => [part, false])) })
    const records: ClosedRecords[] = []
    for (const { name, type } of managedEntities().map(managedEntity)) {
      if (then.entities.has(name) && !now.entities.has(name))
        records.push({ entity: name, count: await reader.count(type) })
    }
    const accounts: ClosedAccounts[] = []
    for (const role of then.roles) {
      if (!now.roles.has(role)) accounts.push({ role, count: await reader.countBy(Customer, { role }) })
    }
    return {
      records: records.filter(({ count }) => count > 0),
      accounts: accounts.filter(({ count }) => count > 0),
    }
  }
}
