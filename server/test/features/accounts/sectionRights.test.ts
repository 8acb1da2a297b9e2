import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { operationGrants } from '../../../src/kernel/access/OperationGrants.js'
import { programViewer, type SecretRight } from '../../../src/kernel/access/Viewer.js'
import { managedEntity } from '../../../src/kernel/fields/Managed.js'
import { managedEntities } from '../../../src/kernel/fields/managedEntities.js'
import { programToken } from '../../programToken.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type Given, Program, pictureForm, sectionCalls } from './sectionCalls.js'

/** What no program with sections may call, by why not. */
const closed: Record<string, readonly string[]> = {
  'is for people, with a password or a session': [
    ...['myAccount', 'mySessions', 'myPreferences', 'keepPreference', 'staffAccounts', 'accountSecurity'],
    ...['accountSessions', 'accessTokenSets', 'createAccessToken', 'beginSecondFactor', 'turnOnSecondFactor'],
    ...['turnOffSecondFactor', 'renewRecoveryCodes', 'endSession', 'endOtherSessions', 'endAccountSession'],
    ...[
      'endAccountSessions',
      'removeAccountSecondFactor',
      'inviteColleague',
      'endAccount',
      'unlockAccount',
      'setStaffRight',
    ],
    ...['colleagues', 'myRights'],
    ...['switchPerson', 'setCounterPin', 'removeCounterPin', 'removeAccountPin'],
    ...['changePassword', 'beginSelfIntake', 'discardSelfIntake', 'selfIntakes', 'intakeForm'],
  ],
  'reads or changes the whole shop': [
    ...['backupState', 'backupCopies', 'makeBackup', 'permitBackupDownload', 'makeShopMine', 'demoShop'],
    ...['onboarding', 'unreadExamples', 'shopSetup', 'finishSetupStep', 'endSetup', 'mayLoadStartingContent'],
    ...['loadStartingContent', 'partsAffected', 'holidays', 'previewLook', 'shopPlaceholders', 'retention'],
    ...['scheduledRounds', 'busyNetworks', 'cancelFromNetwork', 'figures', 'pageViews', 'unansweredSearches'],
    ...['failedMails', 'resendMails', 'sendTestMail', 'managedEntities', 'managedBlocks', 'latestChanges'],
  ],
  'tells of records of other sections, or changes them': [
    ...[
      'recordHistory',
      'recordVersion',
      'translationStanding',
      'putBackVersion',
      'usesOf',
      'placesLeadingTo',
      'bin',
      'restoreConflicts',
    ],
    ...['restoreRecord', 'removeForGood', 'settledFacts', 'markFactsSeen', 'upcomingMoments', 'conceptCounts'],
    ...['releases', 'releaseCandidates', 'saveRelease', 'startRelease', 'addToRelease', 'takeFromRelease'],
    ...['planRelease', 'publishRelease', 'discardRelease', 'drafts', 'mediaFiles', 'mediaFile', 'mediaFolders'],
    ...['updateMediaFile', 'replaceMediaFile', 'deleteMediaFiles', 'textPrices', 'textPricesNamed', 'textPricesOf'],
    ...['unfollowedPrices', 'followPrice', 'keepPrice', 'deadLinks', 'notFoundAddresses', 'movedAddresses'],
    ...['updateLinks', 'redirectVisitors', 'jobsToCollect', 'callsToMake', 'mergedCustomers', 'mergeCustomers'],
    ...['customerData', 'exportCustomer', 'eraseCustomer'],
    ...[
      'beginImport',
      'addImportPicture',
      'chooseImportColumns',
      'chooseSiteOptions',
      'dataImport',
      'dataImports',
      'importRows',
    ],
    ...['runImport', 'undoImport', 'differingFacts', 'replaceText', 'textMatches', 'textReplacements'],
    ...['undoReplacement', 'approvalRequests'],
  ],
  'makes or answers secret addresses': [
    ...['recordPreview', 'openPreviewAnswers', 'makePreviewLink', 'revokePreviewLink', 'settlePreviewAnswer'],
  ],
}

const sections = ['producten', 'nieuws', 'tips', "pagina's", 'klanten', 'afspraken', 'reparaties', 'nieuwe-pcs']
const more = ['emails', 'facturen', 'webhooks', 'winkel']

describe.each(testDatabases)('[Y90] what programs of a section may do, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let given: Given
  const programs = new Map<string, Program>()

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    const admin = new Program(shop, await shop.login('cms-admin'))
    const added = async <Data>(path: string, body: object | FormData) => {
      const { code, data } = await admin.send('POST', path, body)
      expect([path, code]).toEqual([path, null])
      return data as Data
    }
    const person = { name: 'Anna de Wit', email: 'anna@example.com', phone_number: '06 12345678' }
    const { id: customer } = await added<{ id: number }>('register', person)
    const job = async (path: string, kind: string, one: string) => {
      const { id, number } = await added<{ id: number; number: string }>(path, {
        customer,
        description_problem: 'Scherm',
        hold_back_notice: true,
      })
      const photo = (await added<{ id: number }>(`${one}/${id}/photos`, await pictureForm())).id
      await added(`${one}/${id}/messages`, { text: 'Mag het?' })
      const { data } = await shop.graphql<{ note: { id: number } }>(
        `mutation { note: addInternalNote(job: ${kind}, id: ${id}, text: "Binnenkant stoffig") { id } }`,
        {},
        await shop.login('cms-admin'),
      )
      return { id, number, photo, note: required(data, 'note').note.id }
    }
    const { id: product } = await added<{ id: number }>('products/add-product', {
      language: 'nl',
      title: 'Laptop',
      price: 299,
    })
    const { data: me } = await shop.graphql<{ me: { id: number } }>('{ me { id } }', {}, await shop.login('cms-admin'))
    given = {
      customer,
      owner: required(me, 'me').me.id,
      product,
      repair: await job('statuses-repair/add-status-repair', 'statusRepair', 'status-repair'),
      newPc: await job('statuses-new-pc/add-status-new-pc', 'statusNewPc', 'status-new-pc'),
    }
    for (const section of [...sections, ...more]) programs.set(section, await limited([section]))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const limited = async (to: readonly string[], access = 'write') =>
    new Program(shop, await programToken(shop, { access }, to))
  const of = (section: string) => required(programs.get(section), section)

  it.each(sectionCalls)('$does', async ({ takes, call }) => {
    const refused: Record<string, string | null> = {}
    for (const [section, program] of programs) {
      const code = await call(program, given)
      if (code !== null) refused[section] = code
    }
    const others = [...programs.keys()].filter((section) => !takes.includes(section))
    expect(refused).toEqual(Object.fromEntries(others.map((section) => [section, 'FORBIDDEN'])))
    for (const together of takes.filter((each) => typeof each !== 'string')) {
      expect(await call(await limited(together), given)).toBeNull()
      // Each of them is needed.
      for (const section of together) {
        const rest = together.filter((each) => each !== section)
        expect([section, await call(await limited(rest), given)]).toEqual([section, 'FORBIDDEN'])
      }
    }
  })

  it('knows every operation that is closed to them, and why', () => {
    const grants = operationGrants(shop.api.schema)
    const limits = {
      token: 1,
      isReadOnly: false,
      entities: new Set(managedEntities().map((type) => managedEntity(type).name)),
      secrets: new Set<SecretRight>(),
    }
    const ofAll = programViewer('Program', 'cms-admin', limits)
    const { queryType, mutationType } = {
      queryType: shop.api.schema.getQueryType(),
      mutationType: shop.api.schema.getMutationType(),
    }
    const operations = [queryType, mutationType].flatMap((type) => Object.keys(type?.getFields() ?? {}))
    const refused = operations.filter((operation) => {
      const roles = grants.rolesOf(operation)
      if (roles.length > 0 && !roles.includes('cms-admin')) return false
      try {
        grants.allow(ofAll, operation)
        return false
      } catch {
        return true
      }
    })
    expect(refused.toSorted()).toEqual(Object.values(closed).flat().toSorted())
  })

  describe('attacks', () => {
    it('a program of products adds nothing to a job, under whatever name', async () => {
      const products = of('producten')
      const { id, photo, note } = given.repair
      const refusals = await Promise.all([
        products.code('POST', `status-repair/${id}/photos`, await pictureForm()),
        products.code('POST', `status-repair/${id}/messages`, { text: 'x' }),
        products.code('DELETE', `job-photos/${photo}`),
        products.ask(`mutation { deleteInternalNote(id: ${note}) { deleted } }`),
        products.ask(`mutation ($job: JobKind!) { settleJobMessages(job: $job, id: ${id}) { id } }`, {
          job: 'statusRepair',
        }),
        products.ask(
          'mutation ($entity: ManagedEntityName!) { deleteRecords(entity: $entity, ids: [1]) { deleted } }',
          {
            entity: 'customer',
          },
        ),
        products.ask(`{ ...all } fragment all on Query { product: jobPhotos(job: statusRepair, id: ${id}) { id } }`),
        products.code('GET', 'customers'),
        products.code('GET', 'changes?after=now&entity=customer'),
        products.ask('{ titleExists(entity: newsItem, title: "x") }'),
      ])
      expect(refusals).toEqual(refusals.map(() => 'FORBIDDEN'))
    })

    it('the id or a photo of a job is no picture of a product', async () => {
      const products = of('producten')
      const admin = new Program(shop, await shop.login('cms-admin'))
      const photosOf = async () => (await admin.send('GET', `status-repair/${given.repair.id}/photos`)).data
      const before = (await photosOf()) as { url: string }[]
      const { code, data } = await products.upload('product', given.repair.id)
      expect([code, data]).toEqual([null, { data: expect.stringMatching(/^\/uploads\/images\//) }])
      expect(await photosOf()).toEqual(before)
      for (const image of [before[0]?.url, String(given.repair.id), `/api/status-repair/${given.repair.id}/photos`]) {
        expect(await products.code('PUT', `product/edit/${given.product}`, { image })).toBe('VALIDATION')
      }
    })

    it('a program of one kind of job does nothing with the other', async () => {
      const repairs = of('reparaties')
      const { id, number, photo, note } = given.newPc
      expect([
        await repairs.code('DELETE', `job-photos/${photo}`),
        await repairs.ask(`mutation { updateJobPhoto(id: ${photo}, input: { isShown: true }) { id } }`),
        await repairs.ask(`mutation { deleteInternalNote(id: ${note}) { deleted } }`),
        await repairs.ask(`{ jobOfNumber(number: "${number}") { id } }`),
        await repairs.ask(`{ repair: internalNotes(job: statusNewPc, id: ${id}) { text } }`),
        await repairs.ask(`{ quotesOfJob(job: statusRepair, id: ${given.repair.id}) { id } }`),
      ]).toEqual(Array.from({ length: 6 }, () => 'FORBIDDEN'))
    })

    it('a program of jobs and customers learns no secret, and takes over no account', async () => {
      const program = await limited(['reparaties', 'klanten', 'apparaten'])
      const { id, number } = given.repair
      for (const query of [
        `{ jobAddress(job: statusRepair, id: ${id}) { nl } }`,
        `mutation { revealAccessCode(job: statusRepair, id: ${id}) }`,
        `{ intakePaper(number: "${number}") { address } }`,
        `{ intakePaper(number: "${number}") { message } }`,
        `mutation { eraseCustomer(id: ${given.customer}, confirmation: "Anna de Wit") { jobs } }`,
      ]) {
        expect([query, await program.ask(query)]).toEqual([query, 'FORBIDDEN'])
      }
      expect(await program.ask(`{ intakePaper(number: "${number}") { customer } }`)).toBeNull()
      const email = `mutation { updateCustomer(id: ${given.owner}, input: { email: "eve@example.com" }) { id } }`
      expect(await program.ask(email)).not.toBeNull()
    })

    it('a token that only reads uploads and writes nothing of its own section either', async () => {
      const reader = await limited(['producten', 'reparaties'], 'read')
      expect((await reader.upload('product')).code).toBe('FORBIDDEN')
      expect(await reader.code('POST', `status-repair/${given.repair.id}/messages`, { text: 'x' })).toBe('FORBIDDEN')
      expect(await reader.code('GET', `status-repair/${given.repair.id}/photos`)).toBeNull()
      expect(await reader.code('GET', 'product-title-exists/x')).toBeNull()
    })
  })
})
