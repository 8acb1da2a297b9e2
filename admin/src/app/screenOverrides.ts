import { type ComponentType, lazy } from 'react'
import type { SelectionAdditionProps } from '../generate/list/SelectionAdditions'
import { DownloadEditScreen, JobEditScreen, JobListScreen } from './lazyScreens'

/** Overviews that are more than the generated one, by entity. */
export const listOverrides: Partial<Record<string, ComponentType>> = {
  statusNewPc: JobListScreen,
  statusRepair: JobListScreen,
}

/** Forms with more to them than their fields, by entity. */
export const editOverrides: Partial<Record<string, ComponentType>> = {
  statusNewPc: JobEditScreen,
  statusRepair: JobEditScreen,
  accountantDownload: DownloadEditScreen,
}

/** Further actions on a single selected row, by entity. */
export const selectionAdditions: Partial<Record<string, ComponentType<SelectionAdditionProps>>> = {
  customer: lazy(() => import('../customers/CustomerDataButtons')),
}
