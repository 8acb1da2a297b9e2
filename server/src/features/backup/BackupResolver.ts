import { Arg, Ctx, Field, Float, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { label } from '../../kernel/i18n/labels.js'
import type { BackupPlanSettings } from '../../kernel/settings/backupSettings.js'
import { type BackupCopy, maxAsked } from './BackupCopies.js'
import type { BackupServices } from './Backups.js'
import { permitDownload } from './backupPermits.js'
import { downloadAddress } from './backupRoute.js'
import { type BackupWarning, backupSituation } from './backupState.js'

const warnings = defineChoice('BackupWarning', ['failed', 'late'], 'What is wrong with the backups.')
const places = defineChoice('BackupPlaceKind', ['folder', 'bucket'], 'What backups are stored in.')

@ObjectType({ simpleResolvers: true, description: 'How much of a backup has been made.' })
class BackupProgress {
  @Field(() => Int, { description: 'Records and files that have been written.' })
  done: number

  @Field(() => Int, {
    description: 'Of so many; 0 before they are counted. All are read back after that.',
  })
  total: number
}

@ObjectType({ simpleResolvers: true, description: 'How the backups of the shop fare.' })
class BackupState {
  @Field(() => Boolean, { description: 'Whether the shop makes backups by itself.' })
  isPlanned: boolean

  @Field(() => InstantScalar, { nullable: true, description: 'When the last one succeeded.' })
  succeededAt: string | null

  @Field(() => InstantScalar, {
    nullable: true,
    description: 'When one failed; null once one has succeeded since.',
  })
  failedAt: string | null

  @Field(() => LocalizedText, { nullable: true, description: 'Why that one failed.' })
  failureText: LocalizedText | null

  @Field(() => InstantScalar, { nullable: true, description: 'When the next one is due.' })
  nextAt: string | null

  @Field(() => warnings.enumType, { nullable: true, description: 'Null while all is well.' })
  warning: BackupWarning | null

  @Field(() => BackupProgress, {
    nullable: true,
    description: 'Of the one that is being made; null when none is.',
  })
  progress: BackupProgress | null

  @Field(() => places.enumType, { nullable: true, description: 'Where they are stored.' })
  place: 'folder' | 'bucket' | null

  @Field(() => String, {
    nullable: true,
    description: 'The folder, or the bucket with the beginning of its keys.',
  })
  placeName: string | null

  @Field(() => Int, { nullable: true, description: 'How many of the plan are retained.' })
  retained: number | null

  @Field(() => Int, { description: 'How many are retained that were asked for here.' })
  retainedAsked: number
}

@ObjectType('BackupCopy', {
  simpleResolvers: true,
  description: 'A backup that was read back after it was made, and found good.',
})
class BackupCopyObject implements BackupCopy {
  @Field(() => String, { description: 'Of its file.' })
  name: string

  @Field(() => InstantScalar, { description: 'When it was begun.' })
  madeAt: string

  @Field(() => Boolean, { description: 'Whether the plan made it, rather than someone here.' })
  isPlanned: boolean

  @Field(() => Float, { description: 'Its size.' })
  bytes: number

  @Field(() => Int, { description: 'Records in it.' })
  rows: number

  @Field(() => Int, { description: 'Images in it.' })
  images: number

  @Field(() => Int, { description: 'Documents of accountants in it.' })
  files: number

  @Field(() => Int, { description: 'Images and documents that the shop had lost.' })
  missing: number

  @Field(() => String, {
    nullable: true,
    description: 'The version of the product that made it; null for those of before versions said so.',
  })
  version: string | null

  @Field(() => String, { nullable: true, description: 'The last migration of its tables.' })
  schema: string | null
}

@Resolver()
export class BackupResolver {
  @Granted(['cms-admin'])
  @Query(() => BackupState, { description: 'When backups are made, and how the last one fared.' })
  async backupState(@Ctx() { services: { backups } }: Context<BackupServices>): Promise<BackupState> {
    const { failure, ...situation } = await backupSituation(backups, new Date())
    return {
      ...situation,
      failureText: failure && label(`backupFailure.${failure}`),
      place: backups.plan?.place.kind ?? null,
      placeName: backups.plan && placeName(backups.plan),
      retained: backups.plan?.retained ?? null,
      retainedAsked: maxAsked,
    }
  }

  @Granted(['cms-admin'])
  @Query(() => [BackupCopyObject], { description: 'The backups that there are, the newest first.' })
  async backupCopies(@Ctx() { services: { backups } }: Context<BackupServices>): Promise<BackupCopy[]> {
    return backups.list()
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, {
    description: 'Begins to make a backup, which takes a while; its progress is in the state.',
  })
  async makeBackup(@Ctx() { services: { backups } }: Context<BackupServices>): Promise<boolean> {
    await backups.begin(new Date())
    return true
  }

  @Secret('people')
  @Granted(['cms-admin'])
  @Mutation(() => String, {
    description: 'The address from which this account may download a backup, once and within a minute.',
  })
  async permitBackupDownload(
    @Ctx() context: Context<BackupServices>,
    @Arg('name', () => String, { description: 'Of the copy.' }) name: string,
    @Arg('password', () => String, { description: 'Of the account.' }) password: string,
    @Arg('code', () => String, { nullable: true, description: 'Where that account has a second factor.' })
    code: string | null,
  ): Promise<string> {
    return downloadAddress(await permitDownload(context, { name, password, code: code ?? '' }))
  }
}

function placeName({ place }: BackupPlanSettings): string {
  return place.kind === 'folder' ? place.folder : `${place.bucket}/${place.prefix}`
}
