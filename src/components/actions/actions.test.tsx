import '#testing/document.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Access, accessOf } from '#api/core/viewer.ts'
import { renderUi } from '#ui/testing.tsx'
import { type Action, splitActions } from './action.ts'
import { HiddenActions } from './HiddenActions.tsx'
import { useRowActions } from './useActions.tsx'

afterEach(cleanup)

const permissions = ['products:update', 'roles:update'].map((permission, index) => ({
  ...{ id: index + 1, permission, description: null, archived_at: null },
}))
const roles = [{ id: 1, role: 'owner', permission_ids: [1, 2], archived_at: null }]
const access = (...permission_ids: number[]): Access =>
  accessOf(
    {
      ...{ id: 9, name: 'Robin', email: null, phone_number: null, employee_id: null },
      ...{ photo_url: null, role_ids: [], permission_ids, store_ids: [] },
    },
    roles,
    permissions,
  )

interface Tag {
  readonly name: string
  readonly fixed?: boolean
}

const edited = vi.fn()
const deleted = vi.fn(async () => {})
const actions: Action<Tag>[] = [
  {
    operation: 'updateTag',
    label: 'Edit',
    purpose: 'Edit tags',
    icon: IconPencil,
    run: edited,
  },
  {
    operation: 'updateUser',
    part: 'role_ids',
    label: 'Delete',
    purpose: 'Delete tags',
    icon: IconTrash,
    name: ({ name }) => `Delete ${name}`,
    refusal: ({ fixed }) => (fixed ? 'It is fixed.' : undefined),
    danger: true,
    confirm: ({ name }) => ({ title: 'Delete this tag?', children: `${name} goes.` }),
    run: deleted,
  },
]

/** The actions of two rows as plain buttons. */
function Rows({ access }: { access: Access }) {
  const [rowActions, dialog] = useRowActions(access, actions)
  const rows: Tag[] = [{ name: 'vegan' }, { name: 'dairy', fixed: true }]
  return (
    <>
      {rowActions
        ? rows.flatMap((row) =>
            rowActions(row).map(({ label, name, color, disabled, onClick }) => (
              <button
                key={`${row.name} ${label}`}
                type="button"
                onClick={onClick}
                disabled={disabled !== undefined}
                title={disabled}
                data-color={color}
              >
                {name ?? `${label} ${row.name}`}
              </button>
            )),
          )
        : 'no actions'}
      {dialog}
    </>
  )
}

test('AMB-24: hidden actions of one purpose are told once, under their label without a purpose', () => {
  const { hidden } = splitActions(access(), [
    { operation: 'createTag', label: 'Change tags' },
    { operation: 'updateTag', label: 'Change tags' },
    { operation: 'createRole', label: 'Add role' },
  ])
  expect(hidden.map(({ purpose }) => purpose)).toEqual(['Change tags', 'Add role'])
})

test('AMB-24: the refused actions list themselves, and nothing is drawn without any', async () => {
  const user = userEvent.setup()
  const { unmount } = renderUi(<HiddenActions access={access()} actions={actions} />)
  await user.click(screen.getByRole('button', { name: '2 actions not allowed' }))
  const items = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Edit tags.*products:update/),
    expect.stringMatching(/^Delete tags.*roles:update/),
  ])
  unmount()
  renderUi(<HiddenActions access={access(1, 2)} actions={actions} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('PERM-05: a row has the actions that the viewer may use, and none where there are none', () => {
  const { unmount } = renderUi(<Rows access={access(1)} />)
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Edit vegan',
    'Edit dairy',
  ])
  unmount()
  renderUi(<Rows access={access()} />)
  expect(screen.getByText('no actions')).toBeDefined()
})

test('EMP-06, PLUS-05: an action asks before it runs, and one that this row refuses says why', async () => {
  const user = userEvent.setup()
  renderUi(<Rows access={access(1, 2)} />)
  await user.click(screen.getByRole('button', { name: 'Edit vegan' }))
  expect(edited).toHaveBeenCalledExactlyOnceWith({ name: 'vegan' })
  const fixed = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete dairy' })
  expect([fixed.disabled, fixed.title]).toEqual([true, 'It is fixed.'])
  const button = screen.getByRole('button', { name: 'Delete vegan' })
  expect(button.dataset.color).toBe('danger')
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Delete this tag?' })
  expect(dialog.textContent).toContain('vegan goes.')
  expect(deleted).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  expect(deleted).toHaveBeenCalledExactlyOnceWith({ name: 'vegan' })
})
