import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import type { Row } from '../../../kernel/context/Row.js'
import { Page } from '../Page.js'
import { type PageMenu, pageMenus } from './menus.js'
import { movePage } from './movePage.js'

@Resolver()
export class PagePlacesResolver {
  @Granted(['cms-admin'], { about: 'page' })
  @Mutation(() => Page, {
    description:
      'Moves a page within a menu, and in the main menu also under another page; what stands below it goes along, its translation follows, and its old address leads on.',
  })
  movePage(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { description: 'The version that was read.' }) version: number,
    @Arg('menu', () => pageMenus.enumType, { description: 'In which menu.' }) menu: PageMenu,
    @Arg('parent', () => Int, {
      nullable: true,
      description: 'The page that it comes to stand under, at the top when left out; of the main menu alone.',
    })
    parent: number | null = null,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'The page that comes right after it; at the end when left out.',
    })
    before: number | null = null,
  ): Promise<Row> {
    return movePage(context, { id, version, menu, parent, before })
  }
}
