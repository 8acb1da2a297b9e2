/** Which folder may import which: `npm run check` holds it. Layers follow from the absence of circles. */
const frontEnd = '^(site|admin)/src/'

export default {
  forbidden: [
    {
      name: 'no-circle-of-files',
      comment: 'No file imports itself by way of others.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      comment: 'Two folders never import each other, nor do several in a circle.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-knows-no-feature',
      comment: 'The kernel imports nothing of the shop: what it needs of a feature is registered with it.',
      severity: 'error',
      from: { path: '^server/src/kernel/' },
      to: { path: '^server/src/(features|delivery)/' },
    },
    {
      name: 'front-kernel-knows-no-feature',
      comment: 'Nor does the kernel of a front end: the app registers with it what the features bring.',
      severity: 'error',
      from: { path: '^(site|admin)/src/kernel/' },
      to: { path: '^$1/src/(features|app)/' },
    },
    {
      name: 'front-features-know-no-app',
      comment: 'The app puts the features of a front end together, and they know nothing of it.',
      severity: 'error',
      from: { path: '^(site|admin)/src/features/' },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'demo-is-data',
      comment:
        'The texts of the demo shop and of the starting content import nothing of the server but types that all share.',
      severity: 'error',
      from: { path: '^server/(demo|startingContent)/' },
      to: { pathNot: '^server/(demo|startingContent|src/kernel/shared)/' },
    },
    {
      name: 'features-know-no-delivery',
      comment: 'Features are put together by the delivery, and know nothing of it.',
      severity: 'error',
      from: { path: '^server/src/features/' },
      to: { path: '^server/src/delivery/' },
    },
    {
      name: 'shared-imports-nothing',
      comment: 'What all three packages share stands alone, but for the dictionaries of passwords.',
      severity: 'error',
      from: { path: '^server/src/kernel/shared/' },
      to: { pathNot: '^(server/src/kernel/shared|node_modules/@zxcvbn-ts)/' },
    },
    {
      name: 'descriptions-describe',
      comment:
        'Fields and blocks are descriptions: of the kernel they import descriptions, texts, HTML, how cells are read and what is shared.',
      severity: 'error',
      from: { path: '^server/src/(kernel/fields|features/pages/blocks)/' },
      to: { path: '^server/src/kernel/', pathNot: '^server/src/kernel/(fields|html|shared|sheets|i18n)/' },
    },
    {
      name: 'kinds-are-asked',
      comment:
        'What a kind of field is stands in its file. Others ask the kind of a field what it can, and never which it is: only what makes descriptions knows the kinds.',
      severity: 'error',
      from: {
        path: '^(server|admin)/src/',
        pathNot: [
          '^server/src/kernel/(fields/(decorators.ts$|kinds/)|records/(describeEntities|managedTypes).ts$)',
          '^admin/src/(app/BackOffice.tsx$|kernel/generate/kinds/)',
        ],
      },
      to: { path: '^(server/src/kernel/fields|admin/src/kernel/generate)/kinds/' },
    },
    {
      name: 'one-writer-indexes',
      comment: 'The search index is written with the records, by their one writer; and filled in the background.',
      severity: 'error',
      from: {
        pathNot: '^server/src/kernel/(records/(records|writeWhere)|search/(SearchFiller|IndexInsertedRecords)).ts$',
      },
      to: { path: '^server/src/kernel/search/indexRecord.ts$' },
    },
    {
      name: 'composition-on-top',
      comment: 'Only the programs themselves import the composition.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/delivery/(composition|programs)/' },
      to: { path: '^server/src/delivery/composition/' },
    },
    {
      name: 'rest-names-operations',
      comment:
        'A REST route names a GraphQL operation; beyond the form of a request it reads and writes nothing itself.',
      severity: 'error',
      from: { path: '^server/src/delivery/rest/' },
      to: {
        path: '^server/src/(kernel/(database|records|media)|features)/',
        pathNot: [
          // What is not found is said by the name of the record.
          '^server/src/kernel/records/(managedByName|notFound).ts$',
          '^server/src/kernel/media/(multipart|readImageUpload).ts$',
          // The list of features, types of the API, and files, which are not sent as GraphQL.
          '^server/src/features/features.ts$',
          '^server/src/features/(appointments/appointmentTypes|messages/(messageKinds|idempotency|keyOwner)|switches/openWhileClosed|reservations/reservationTypes).ts$',
          '^server/src/features/(downloads/.+|sessions/sessionCookies).ts$',
        ],
      },
    },
    {
      name: 'front-ends-speak-graphql',
      comment:
        'The front ends speak to the server over GraphQL; of its code they share only what is meant to be shared.',
      severity: 'error',
      from: { path: frontEnd },
      to: { path: '^server/', pathNot: '^server/src/kernel/shared/' },
    },
    {
      name: 'front-ends-apart',
      comment: 'The site and the back office share no code with each other.',
      severity: 'error',
      from: { path: '^(site|admin)/src/' },
      to: { path: '^(site|admin)/src/', pathNot: '^$1/src/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/generated/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'], exportsFields: ['exports'] },
  },
}
