const text = '{ nl en }'
const ownFields = `name kind label ${text} help ${text} required readOnly writeOnly max min unique inList filterable sortable
  choices { value label ${text} } reference section sectionLabel ${text} counts
  itemLabel ${text} defaultValue`

/** Asks who is there and what can be managed, in one go. */
export const managedQuery = `query BackOffice {
  managedEntities {
    name type plural section label ${text} pluralLabel ${text} icon titleField hasList createdBy canEdit canDelete
    hasNextId hasLanguage isTranslated translationField previewSection
    fields { ${ownFields} fields { ${ownFields} } }
  }
  retention { kind label ${text} help ${text} period ${text} setting }
  myPreferences { name value }
  managedBlocks { name type label ${text} fields { ${ownFields} fields { ${ownFields} } } }
}`

export const viewerQuery = 'query Viewer { me { id name email role } }'
