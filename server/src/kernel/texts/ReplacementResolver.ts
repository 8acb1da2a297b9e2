import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { invalidField } from '../errors/ShopError.js'
import { managedEntityNames } from '../records/managedByName.js'
import { cleanedLine } from '../shared/cleanedLine.js'
import { maxSearchCharacters } from '../shared/textLimits.js'
import { replaceText } from './replaceText.js'
import { TextMatchList, TextPlaceInput } from './TextMatchObject.js'
import { TextReplacement } from './TextReplacement.js'
import { TextReplacementObject, UndoneReplacementObject } from './TextReplacementObject.js'
import { maxMatches, textMatches } from './textMatches.js'
import { type UndoneReplacement, undoReplacement } from './undoReplacement.js'

/** The most letters of what is put in the place of something. */
const maxReplacement = 500

/** Replacements that are listed. */
const maxListed = 20

/** Finds and replaces in all texts of the shop. */
@Resolver()
export class ReplacementResolver {
  @Granted(['cms-admin'])
  @Query(() => TextMatchList, {
    description:
      'Where something stands in the texts of the shop: titles, bodies, blocks and items in both languages, mails and terms. Never within placeholders, addresses or reviews.',
  })
  async textMatches(
    @Ctx() context: Context,
    @Arg('sought', () => String, { description: `At most ${maxSearchCharacters} characters.` }) sought: string,
    @Arg('matchCase', () => Boolean, { defaultValue: false, description: 'Whether capitals count.' })
    matchCase: boolean,
    @Arg('wholeWord', () => Boolean, {
      defaultValue: false,
      description: 'Whether no letter or digit may stand beside it.',
    })
    wholeWord: boolean,
    @Arg('entities', () => [managedEntityNames.enumType], {
      nullable: true,
      description: 'Only in records of these; in all when not given.',
    })
    entities?: string[] | null,
  ): Promise<TextMatchList> {
    const text = withinLimit('sought', sought, maxSearchCharacters)
    if (text === '') return { items: [], total: 0, records: 0, drafts: 0 }
    return textMatches(context, { text, matchCase, wholeWord }, entities)
  }

  @Granted(['cms-admin'])
  @Query(() => [TextReplacementObject], { description: `The last ${maxListed} replacements, the last one first.` })
  textReplacements(@Ctx() { services }: Context): Promise<TextReplacement[]> {
    return services.database.reader.find(TextReplacement, { order: { id: 'DESC' }, take: maxListed })
  }

  @Granted(['cms-admin'])
  @Mutation(() => TextReplacementObject, {
    description: `Puts something in the place of what stands in texts, at most ${maxMatches} places: in all or in none, as an update of each record. Refusals are named by record, such as \`tip.12\`.`,
  })
  replaceText(
    @Ctx() context: Context,
    @Arg('places', () => [TextPlaceInput], { description: 'Where.' }) places: TextPlaceInput[],
    @Arg('sought', () => String, { description: 'What was looked for, for the history.' }) sought: string,
    @Arg('replacement', () => String, {
      description: `What is to stand there, at most ${maxReplacement} characters; it may name details and prices, such as \`{{shop.phone}}\`.`,
    })
    replacement: string,
  ): Promise<TextReplacement> {
    return replaceText(context, {
      places,
      sought: withinLimit('sought', sought, maxSearchCharacters),
      replacement: withinLimit('replacement', replacement, maxReplacement),
    })
  }

  @Granted(['cms-admin'])
  @Mutation(() => UndoneReplacementObject, {
    description:
      'Takes a replacement back in the texts that still read as they did after it. Those that were changed since stay, and their records are named.',
  })
  undoReplacement(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The replacement.' }) id: number,
  ): Promise<UndoneReplacement> {
    return undoReplacement(context, id)
  }
}

/** @throws ShopError VALIDATION for a longer text */
function withinLimit(name: string, text: string, max: number): string {
  const line = cleanedLine(text)
  if (line.length > max)
    throw invalidField(name, { key: 'field.max', values: { field: { owner: 'textMatch', name }, max } })
  return line
}
