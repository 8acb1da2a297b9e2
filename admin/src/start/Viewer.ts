/** Who is logged in. */
export interface Viewer {
  id: number
  name: string
  email: string
  role: 'cms_admin' | 'cms_status_user' | 'cms_zzp' | 'cms_accountant'
}
