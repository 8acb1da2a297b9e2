import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import { type MessageKind, messageKindChoice, messageKinds } from '../messageKinds.js'
import { MessagePhoto, messagePhotoAddress } from './MessagePhoto.js'
import { readMessagePhotos } from './readMessagePhotos.js'

@Resolver(() => MessagePhoto)
export class MessagePhotoResolver {
  @Granted(['cms-admin'], { asksOfRecord: true, colleagues: ['technician', 'clerk'] })
  @Query(() => [MessagePhoto], { description: 'The photos that a visitor has sent with a message, in their order.' })
  messagePhotos(
    @Ctx() { services, viewer }: Context,
    @Arg('kind', () => messageKindChoice.enumType) kind: MessageKind['name'],
    @Arg('id', () => Int, { description: 'The id of the message.' }) id: number,
  ): Promise<MessagePhoto[]> {
    return readMessagePhotos(services, viewer, messageKinds[kind], id)
  }

  @FieldResolver(() => String, { description: 'Where it is read, as a JPEG, by anyone who may read the message.' })
  url(@Root() { name }: MessagePhoto): string {
    return messagePhotoAddress(name, 'large')
  }

  @FieldResolver(() => String, { description: 'Where it is read within 480 pixels, as WebP.' })
  thumbnailUrl(@Root() { name }: MessagePhoto): string {
    return messagePhotoAddress(name, 'thumbnail')
  }
}
