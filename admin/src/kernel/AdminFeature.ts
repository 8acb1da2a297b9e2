import type { ComponentType } from 'react'
import type { StatusLooks } from './components/StatusChip'
import type { FieldInputProps } from './generate/field/useFormField'
import type { FieldValueProps } from './generate/list/FieldValue'
import type { SelectionAdditionProps } from './generate/list/SelectionAdditions'
import type { MessageKey } from './i18n/createI18nProvider'
import type { EntityScreens } from './managed/EntityScreens'
import type { FormScreens } from './managed/registeredScreens'
import type { OwnScreen } from './navigation/ownScreens'

/** What a subject of the shop brings to the back office. The app puts all features together; nothing else names them. */
export interface AdminFeature {
  /** By entity, where it has more than what is generated. */
  entities?: Readonly<Record<string, EntityScreens>>
  /** Screens about no entity, in the order of the menu. */
  screens?: readonly OwnScreen[]
  formScreens?: FormScreens
  /** Widgets of fields, in place of those of their kinds, by entity and field: `quote.lines`. */
  widgets?: Readonly<Record<string, ComponentType<FieldInputProps>>>
  /** How fields are shown in lists and views, in place of how their kinds are. */
  values?: Readonly<Record<string, ComponentType<FieldValueProps>>>
  /** Further actions on selected rows, by entity. */
  selectionAdditions?: Readonly<Record<string, ComponentType<SelectionAdditionProps>>>
  /** What a record is called in the title of its screen where that is shorter than its entity. */
  shortTitles?: Readonly<Record<string, MessageKey>>
  statusLooks?: StatusLooks
}
