import { Tabs } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import {
  type Menu,
  menuCategoriesQuery,
  useChangeMenu,
  useCreateMenuCategory,
  useDeleteMenuCategory,
} from '#api/menus.ts'
import { type Action, splitActions } from '#components/actions/action.ts'
import { createButton, hasId } from '#components/actions/create.tsx'
import { useActionStart } from '#components/actions/useActions.tsx'
import { TitleDialog } from '#components/TitleDialog.tsx'
import { spotAt } from '#domain/menus/menuTree.ts'
import { counted } from '#domain/wording.ts'
import { ActionMenu } from '#ui/menu/ActionMenu.tsx'
import { EmptyState } from '#ui/page/Notice.tsx'
import { MenuLines } from './MenuLines.tsx'
import { adding, changing, deleting } from './menuActions.ts'
import { categoryIn } from './menuSearch.ts'
import classes from './menus.module.css'

export function MenuCategories({ menu }: { menu: Menu }) {
  const { slug } = menu
  const { data: tree } = useSuspenseQuery(menuCategoriesQuery(slug))
  const search = useSearch({ from: '/_staff/menus/' })
  const navigate = useNavigate({ from: '/menus/' })
  const access = useAccess()
  const create = useCreateMenuCategory()
  const change = useChangeMenu(slug)
  const remove = useDeleteMenuCategory()
  const [start, question] = useActionStart()
  const [dialog, setDialog] = useState<'add' | 'rename' | null>(null)
  const category = categoryIn(tree, search.category)
  const choose = (id: number) => {
    // The expanded ids belong to the shown category.
    const open = id === category?.id ? search.open : undefined
    void navigate({ search: { menu: slug, category: id, open } })
  }

  const position = tree.findIndex(({ id }) => id === category?.id)
  const moveTo = (label: string, to: number): Action => ({
    ...changing,
    label,
    icon: to < position ? IconArrowLeft : IconArrowRight,
    run: () => {
      if (!category) return undefined
      // The first category is shown without a parameter.
      choose(category.id)
      const others = tree.map(({ id }) => id).filter((id) => id !== category.id)
      return change({ kind: 'moveCategory', id: category.id, ...spotAt(others, to) })
    },
  })
  const actions: Action[] = [
    ...(position > 0 ? [moveTo('Move to the Left', position - 1)] : []),
    ...(position < tree.length - 1 ? [moveTo('Move to the Right', position + 1)] : []),
    {
      ...changing,
      label: 'Rename Category',
      icon: IconPencil,
      run: () => setDialog('rename'),
    },
    {
      ...deleting,
      label: 'Delete Category',
      icon: IconTrash,
      danger: true,
      confirm: () => ({
        title: 'Delete this category?',
        children: `${category?.name} is removed with ${counted(category?.children.length ?? 0, 'subcategory', 'subcategories')}. The products themselves stay.`,
      }),
      run: () => category && remove({ path: { menuSlug: slug, categoryId: category.id } }),
    },
  ]
  const { shown } = splitActions(access, actions)
  return (
    <Tabs
      variant="pills"
      value={category ? String(category.id) : null}
      onChange={(id) => id !== null && choose(Number(id))}
    >
      {category ? (
        <>
          <div className={classes.row}>
            <Tabs.List aria-label={`Categories of ${menu.title}`} className={classes.categories}>
              {tree.map(({ id, name }, order) => (
                <Tabs.Tab key={id} value={String(id)} data-category={id} style={{ order }}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {shown.length > 0 && (
              // {/* Same order as its tab: the menu is right behind it. */}
              <span className={classes.ofTab} style={{ order: position }}>
                <ActionMenu
                  framed
                  label={`Actions for ${category.name}`}
                  actions={shown.map((action) => ({
                    label: action.label,
                    icon: action.icon,
                    color: action.danger ? 'danger' : undefined,
                    onClick: () => start(action, undefined),
                  }))}
                />
              </span>
            )}
            <span className={classes.add} style={{ order: tree.length }}>
              {createButton(access, adding, () => setDialog('add'), 'default')}
            </span>
          </div>
          <Tabs.Panel value={String(category.id)}>
            <MenuLines key={category.id} slug={slug} tree={tree} category={category} />
          </Tabs.Panel>
        </>
      ) : (
        <EmptyState
          title="No categories yet"
          action={createButton(access, adding, () => setDialog('add'))}
        >
          A category is a tab of this menu, which holds subcategories with products.
        </EmptyState>
      )}
      <TitleDialog
        opened={dialog === 'add'}
        title={adding.label}
        label="Name"
        about={{ id: slug }}
        onClose={() => setDialog(null)}
        onConfirm={async (name) => {
          const created = await create({ path: { menuSlug: slug }, body: { name } })
          if (hasId(created)) choose(created.id)
        }}
      />
      {category && (
        <TitleDialog
          key={category.id}
          opened={dialog === 'rename'}
          title="Rename Category"
          label="Name"
          initial={category.name}
          about={category}
          onClose={() => setDialog(null)}
          onConfirm={(name, was) => change({ kind: 'rename', id: category.id, name, was })}
        />
      )}
      {question}
    </Tabs>
  )
}
