import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { say } from '../../kernel/i18n/say.js'
import { namedClass } from '../../kernel/records/listInputs.js'
import { draftRecord } from './draftRecord.js'

@ObjectType({ description: 'What saving would be refused for.' })
export class DraftFault {
  @Field(() => String, { description: 'The path of the field, such as `blocks.0.card.cards`.' })
  path: string

  @Field(() => String, { description: 'What is wrong with it.' })
  message: string
}

/**
 * Previews a form for the owner before it is saved. It writes nothing, but is a mutation so that it cannot be called by
 * GET and requires the CSRF token.
 */
export function draftResolver(type: Class): Class {
  const draft = draftTypeOf(type)
  const { create } = inputsFor(type)
  const { name } = managedEntity(type)

  @Resolver()
  class DraftResolver {
    @Granted(['cms-admin'], { about: name })
    @Mutation(() => draft, {
      name: `draft${type.name}`,
      description: `What a form holds of a ${name}; stored nowhere.`,
    })
    async draft(
      @Ctx() context: Context,
      @Arg('input', () => create) input: Values,
      @Arg('id', () => Int, { nullable: true, description: 'The record that is being changed.' }) id: number | null,
    ) {
      const { faults, ...rest } = await draftRecord(context, type, input, id ?? null)
      const reported = Object.entries(faults).map(([path, [message]]) => ({
        path,
        message: message ? say(context.language, message) : '',
      }))
      return { ...rest, faults: reported }
    }
  }
  return DraftResolver
}

function draftTypeOf(type: Class): Class {
  const draft = namedClass(`${type.name}Draft`)
  ObjectType(draft.name, { description: 'A record that is not saved, as visitors would see it.' })(draft)
  Field(() => publicTypeOf(type), {
    nullable: true,
    simple: true,
    description: 'Null while it lacks what cannot be shown as nothing.',
  })(draft.prototype, 'shown')
  Field(() => [Int], { simple: true, description: 'The place in the form of each block that is shown.' })(
    draft.prototype,
    'shownBlocks',
  )
  Field(() => [DraftFault], { simple: true, description: 'What saving would be refused for.' })(
    draft.prototype,
    'faults',
  )
  return draft
}
