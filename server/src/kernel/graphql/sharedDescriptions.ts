import { type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'

/** The descriptions of arguments that have none of their own, by name. */
const argumentDescriptions: Record<string, string> = {
  category: 'The id of a category.',
  change: 'What is about to be changed.',
  condition: 'Only products in this state.',
  currentPassword: 'The password until now.',
  delta: 'How many are added, or taken when below zero.',
  download: 'The id of the download.',
  email: 'An e-mail address.',
  entity: 'The kind of record.',
  field: 'What is compared.',
  file: 'The file, as the multipart request of GraphQL sends one.',
  filter: 'Narrows the list down.',
  folder: 'Only what was uploaded for this kind of record.',
  fullUrl: 'The whole address of a page without its language, such as repair/laptop.',
  group: 'The id of a group.',
  id: 'The id of the record.',
  ids: 'The ids of the records, in the order wanted.',
  input: 'What is written.',
  isHandled: 'Whether nothing is left to do about it.',
  isRead: 'Whether it has been read.',
  job: 'Which kind of job.',
  kind: 'Which kind of message.',
  language: 'The language wanted.',
  page: 'From 1.',
  password: 'A password.',
  path: 'An address of the site without its host.',
  sort: 'The order of the list; by id when left out.',
  text: 'Plain text.',
  title: 'A title.',
  token: 'From the link that was sent.',
  type: 'Only products under this heading.',
  url: 'The own part of the address.',
  urls: 'The addresses of the images.',
}

/** The same for fields. */
const fieldDescriptions: Record<string, string> = {
  address: 'An address.',
  bytes: 'How large the file is, in bytes.',
  field: 'What is sorted by.',
  id: 'Its id.',
  items: 'The records of this page.',
  language: 'The language it is in.',
  order: 'Upwards when left out.',
  text: 'Plain text.',
  url: 'The own part of the address.',
}

/** Describes arguments and fields that mean the same everywhere, by name. */
export function addSharedDescriptions(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    if (!root) continue
    root.description ??=
      root === schema.getQueryType() ? 'Everything that can be asked.' : 'Everything that can be done.'
    for (const field of Object.values(root.getFields())) {
      for (const argument of field.args) argument.description ??= argumentDescriptions[argument.name]
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) field.description ??= fieldDescriptions[field.name]
  }
}
