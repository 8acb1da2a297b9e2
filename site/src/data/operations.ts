import {
  LayoutDocument,
  LoginDocument,
  LogoutDocument,
  MovedToDocument,
  NewsItemDocument,
  NewsOverviewDocument,
  PageDocument,
  ProductDocument,
  ProductOverviewDocument,
  ViewerDocument,
} from '../generated/graphql'

/** Everything the site asks of the server, by name: screens name an operation, whoever executes it holds the document. */
export const operations = {
  Layout: LayoutDocument,
  Login: LoginDocument,
  Logout: LogoutDocument,
  MovedTo: MovedToDocument,
  NewsItem: NewsItemDocument,
  NewsOverview: NewsOverviewDocument,
  Page: PageDocument,
  Product: ProductDocument,
  ProductOverview: ProductOverviewDocument,
  Viewer: ViewerDocument,
}
