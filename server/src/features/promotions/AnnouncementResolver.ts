import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import type { Language } from '../../kernel/shared/screens.js'
import { ShopType } from '../publicsite/ShopType.js'
import { Promotion } from './Promotion.js'

@ObjectType({ simpleResolvers: true, description: 'What the shop announces on every page.' })
class Announcement {
  @Field(() => Int, { description: 'The id of its promotion.' })
  id: number

  @Field(() => String, { description: 'The words.' })
  text: string

  @Field(() => String, { nullable: true, description: 'Where it leads; null for nowhere.' })
  link: string | null
}

@Resolver(() => ShopType)
export class AnnouncementResolver {
  @FieldResolver(() => Announcement, {
    nullable: true,
    description: 'What the promotion announces that runs now and began last; null while none has a text.',
  })
  async announcement(
    @Root() { isOpen }: ShopType,
    @Ctx() context: PublicContext,
    @Arg('language', () => languageChoice.enumType, {
      nullable: true,
      description: 'The language of its words, Dutch ones where it has none; that of the call when left out.',
    })
    language?: Language,
  ): Promise<Announcement | null> {
    if (!isOpen) return null
    const running = await context.services.database.rows.find<Promotion & { id: number }>(Promotion, {
      where: { state: 'running' },
      order: [
        ['startsAt', 'DESC'],
        ['id', 'DESC'],
      ],
    })
    const said = running.find(({ textNl }) => textNl !== null)
    if (!said || said.textNl === null) return null
    const { id, textNl, linkNl } = said
    if ((language ?? context.language) === 'nl') return { id, text: textNl, link: linkNl }
    return { id, text: said.textEn ?? textNl, link: said.linkEn ?? linkNl }
  }
}
