/** The parts of the menu. */
export type MenuGroupName = 'work' | 'content' | 'sale' | 'stock' | 'shop' | 'administration'
