import { createFileRoute } from '@tanstack/react-router'
import { menuCategoriesQuery, menusQuery } from '#api/menus.ts'
import { MenusScreen } from '#features/menus/MenusScreen.tsx'
import { menuIn, menuSearch } from '#features/menus/menuSearch.ts'

export const Route = createFileRoute('/_staff/menus/')({
  validateSearch: menuSearch,
  loaderDeps: ({ search: { menu } }) => ({ menu }),
  loader: async ({ context: { queryClient }, deps }) => {
    const menus = await queryClient.ensureQueryData(menusQuery())
    const menu = menuIn(menus, deps.menu)
    if (menu) await queryClient.ensureQueryData(menuCategoriesQuery(menu.slug))
  },
  component: MenusScreen,
})
