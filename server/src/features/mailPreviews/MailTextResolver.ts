import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { label } from '../../kernel/i18n/labels.js'
import type { Language } from '../../kernel/shared/screens.js'
import { type MailAudience, mailAudiences } from '../mailTexts/MailDescription.js'
import type { MailKind } from '../mailTexts/MailKinds.js'
import { type MailPlaceholder, mailPlaceholders, token } from '../mailTexts/mailPlaceholders.js'
import { describedMail, mailKindChoice, ourText } from '../mailTexts/mailRegistry.js'
import { type MailPreview, previewMailText } from './previewMailText.js'

@ObjectType({ simpleResolvers: true, description: 'What the text of a mail can be filled in with.' })
class MailPlaceholderInfo {
  @Field(() => String, { description: 'Such as name.' })
  name: MailPlaceholder

  @Field(() => String, { description: 'What a text holds for it, such as `{{name}}`.' })
  text: string

  @Field(() => LocalizedText, { description: 'Its words.' })
  label: LocalizedText

  @Field(() => Boolean, { description: 'Whether no text of this mail may leave it out.' })
  isRequired: boolean

  @Field(() => Boolean, { description: 'Whether the subject may hold it too.' })
  isForSubject: boolean
}

@ObjectType({ simpleResolvers: true, description: 'A mail that the shop sends.' })
class MailKindInfo {
  @Field(() => mailKindChoice.enumType, { description: 'Which it is.' })
  kind: MailKind

  @Field(() => Boolean, {
    description: 'Whether the shop uses the part of the product that it belongs to.',
  })
  isInUse: boolean

  @Field(() => mailAudiences.enumType, { description: 'Who receives it.' })
  audience: MailAudience

  @Field(() => LocalizedText, { description: 'What it is called.' })
  label: LocalizedText

  @Field(() => LocalizedText, { description: 'When it is sent.' })
  occasion: LocalizedText

  @Field(() => [MailPlaceholderInfo], { description: 'What its text can be filled in with.' })
  placeholders: MailPlaceholderInfo[]

  @Field(() => LocalizedText, { description: 'The subject that comes with the product.' })
  subject: LocalizedText

  @Field(() => LocalizedText, { description: 'The text that comes with the product.' })
  body: LocalizedText
}

@ObjectType('MailPreview', { simpleResolvers: true, description: 'A mail with a text that is not saved.' })
class MailPreviewObject implements MailPreview {
  @Field(() => String, { description: 'What it is about.' })
  subject: string

  @Field(() => String, { description: 'What it says, as plain text.' })
  text: string

  @Field(() => String, { nullable: true, description: 'The same as a page.' })
  html: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The record that it is filled in from, in words; null for a made-up example.',
  })
  about: string | null
}

/** The texts of mails: which there are, and what they would look like. */
@Resolver()
export class MailTextResolver {
  @Granted(['cms-admin'], { about: 'mailText' })
  @Query(() => [MailKindInfo], { description: 'Every mail that the shop sends, with the text that comes with it.' })
  mailKinds(@Ctx() { services }: Context): MailKindInfo[] {
    const { mails: off } = services.switches.latest
    return mailKindChoice.values.map((kind) => {
      const [nl, en] = [ourText(kind, 'nl'), ourText(kind, 'en')]
      const { audience, placeholders, required, placeholderLabels, ...words } = describedMail(kind)
      return {
        kind,
        isInUse: !off.has(kind),
        audience,
        label: words.label,
        occasion: words.occasion,
        placeholders: placeholders.map((name) => ({
          name,
          text: token(name),
          label: placeholderLabels?.[name] ?? label(`mailPlaceholder.${name}`),
          isRequired: required.includes(name),
          isForSubject: mailPlaceholders[name] === 'line',
        })),
        subject: { nl: nl.subject, en: en.subject },
        body: { nl: nl.body, en: en.body },
      }
    })
  }

  @Granted(['cms-admin'], { about: 'mailText' })
  @Query(() => MailPreviewObject, {
    description:
      'What a mail would look like with a text, about the newest record of its kind. It sends and saves nothing.',
  })
  previewMailText(
    @Ctx() context: Context,
    @Arg('kind', () => mailKindChoice.enumType) kind: MailKind,
    @Arg('language', () => languageChoice.enumType) language: Language,
    @Arg('subject', () => String, { nullable: true, description: 'Ours when not given.' }) subject: string | null,
    @Arg('body', () => String, { nullable: true, description: 'Ours when not given.' }) body: string | null,
  ): Promise<MailPreview> {
    return previewMailText(context, kind, language, { subject: subject ?? null, body: body ?? null })
  }
}
