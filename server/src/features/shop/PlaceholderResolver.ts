import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { fieldLabels, label } from '../../kernel/i18n/labels.js'
import {
  type ShopPlaceholder as Name,
  placeholderText,
  shopPlaceholders,
} from '../../kernel/shared/shopPlaceholders.js'
import { colleagueRights } from '../../kernel/shared/staffRights.js'
import { placeholderValues } from './placeholders.js'
import { readShop } from './readShop.js'

@ObjectType({
  simpleResolvers: true,
  description: 'Something of the shop that texts for visitors can name; it follows when the shop changes it.',
})
class ShopPlaceholder {
  @Field(() => String, { description: 'Such as phone.' })
  name: Name

  @Field(() => String, { description: 'What a text holds for it, such as `{{shop.phone}}`.' })
  text: string

  @Field(() => LocalizedText, { description: 'Its words.' })
  label: LocalizedText

  @Field(() => LocalizedText, {
    description: 'What visitors read; empty while the shop has not said it.',
  })
  value: LocalizedText
}

/** Fields that are made of others have words of their own. */
const made: readonly Name[] = ['slogan', 'address']

@Resolver()
export class PlaceholderResolver {
  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [ShopPlaceholder], { description: 'What texts can name of the shop.' })
  async shopPlaceholders(@Ctx() { services }: Context): Promise<ShopPlaceholder[]> {
    const shop = await readShop(services.database.reader)
    const [nl, en] = [placeholderValues(shop, 'nl'), placeholderValues(shop, 'en')]
    return shopPlaceholders.map((name) => ({
      name,
      text: placeholderText(name),
      label: made.includes(name) ? label(`placeholder.${name}`) : fieldLabels('shopSettings', name),
      value: { nl: nl.get(name) ?? '', en: en.get(name) ?? '' },
    }))
  }
}
