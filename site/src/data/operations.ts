import {
  LayoutDocument,
  LoginDocument,
  LogoutDocument,
  MovedToDocument,
  MyDownloadDocument,
  MyStatusesDocument,
  NewsItemDocument,
  NewsOverviewDocument,
  PageDocument,
  ProductDocument,
  ProductOverviewDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  ViewerDocument,
} from '../generated/graphql'

/** Everything the site asks of the server, by name: screens name an operation, whoever executes it holds the document. */
export const operations = {
  Layout: LayoutDocument,
  Login: LoginDocument,
  Logout: LogoutDocument,
  MovedTo: MovedToDocument,
  MyDownload: MyDownloadDocument,
  MyStatuses: MyStatusesDocument,
  NewsItem: NewsItemDocument,
  NewsOverview: NewsOverviewDocument,
  Page: PageDocument,
  Product: ProductDocument,
  ProductOverview: ProductOverviewDocument,
  RequestPasswordReset: RequestPasswordResetDocument,
  ResetPassword: ResetPasswordDocument,
  Viewer: ViewerDocument,
}
