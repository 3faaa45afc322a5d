import { Button, CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import { notFlashed } from '#api/core/query.ts'
import { useAccess } from '#api/core/viewer.ts'
import type { Promotion } from '#api/promotions.ts'
import { userSearchQuery } from '#api/search.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { grouped } from '#domain/wording.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import { FieldFrame } from '#ui/fields/FieldFrame.tsx'
import { containsWords } from '#ui/fields/options.ts'
import classes from '../promotions.module.css'
import { AudienceDialog } from './AudienceDialog.tsx'
import type { PartProps } from './promotionForm.ts'

export const audienceUpload = {
  operation: 'uploadPromotionAudience',
  label: 'Upload e-mails',
} as const satisfies GuardedAction

type Users = Promotion['users']

const maxListed = 20

const nameOf = ({ id, name, email }: Users[number]) => name || email || `User ${id}`

/** By search or by a file of e-mails; none means everyone. */
export function UsersField({ form }: PartProps<'users'>) {
  const { chosen: users, ...rest } = form.values.users
  const [confirm, dialog] = useConfirm()
  const [uploading, setUploading] = useState(false)
  const mayUpload = useAccess().canUse(audienceUpload).allowed
  const put = (chosen: Users) => form.set('users', { ...rest, chosen })
  const replace = (chosen: Users) => form.set('users', { ...rest, chosen, replaces: true })
  const open = () =>
    confirm({
      title: 'Make this promotion available to all users?',
      children: 'The list of users is then empty, and everyone may use the promotion.',
      onConfirm: async () => replace([]),
    })
  const remove = (id: number) =>
    users.length === 1 ? open() : put(users.filter((user) => user.id !== id))
  const { label, error, 'data-path': path } = form.field('users')

  return (
    <FieldFrame
      label={label}
      data-path={path}
      error={error}
      description={
        users.length === 0
          ? 'Open to everyone. Add a user to limit the promotion to the users listed.'
          : `Limited to ${grouped(users.length)} ${users.length === 1 ? 'user' : 'users'}.`
      }
    >
      {/* Without users there is nothing to clear. */}
      <div className={classes.users} data-focus-next="input">
        <div className={classes.userTools}>
          <UserSearch users={users} onAdd={(user) => put([...users, user])} />
          {mayUpload && (
            <Button variant="default" onClick={() => setUploading(true)}>
              {audienceUpload.label}
            </Button>
          )}
          <Button variant="default" disabled={users.length === 0} onClick={open}>
            Clear users
          </Button>
        </div>
        {users.length > 0 && <ChosenUsers users={users} onRemove={remove} />}
      </div>
      <AudienceDialog
        opened={uploading}
        replaced={users.length}
        onClose={() => setUploading(false)}
        onUsers={replace}
      />
      {dialog}
    </FieldFrame>
  )
}

interface UserSearchProps {
  users: Users
  onAdd: (user: Users[number]) => void
}

/** Debounced by 600 ms. Arrow keys move through the results, Enter adds one; the focus stays, to add several. */
function UserSearch({ users, onAdd }: UserSearchProps) {
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed.trim(), 600)
  const found = useQuery({
    ...userSearchQuery(query),
    ...notFlashed,
    enabled: query !== '',
  })
  const chosenIds = new Set(users.map(({ id }) => id))
  const others = found.data?.filter(({ id }) => !chosenIds.has(id)) ?? []
  const isCurrent = query !== '' && query === typed.trim()
  const listing = isCurrent && found.data !== undefined
  const combobox = useCombobox({ opened: listing })
  const add = (user: Users[number] | undefined) => {
    combobox.resetSelectedOption()
    if (user) onAdd(user)
  }
  // Enter must not save the promotion: it adds the highlighted or the only user.
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (listing && others.length === 1 && combobox.getSelectedOptionIndex() === -1) add(others[0])
  }
  return (
    <div className={classes.userSearch}>
      <Combobox
        store={combobox}
        onOptionSubmit={(picked) => add(others.find(({ id }) => String(id) === picked))}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            type="search"
            aria-label="Search users to add"
            placeholder="Search users to add…"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              combobox.resetSelectedOption()
            }}
            onKeyDown={take}
            error={found.error && isCurrent ? errorMessage(found.error) : undefined}
          />
        </Combobox.EventsTarget>
        {/* Stays while empty: the search refers to it by id. */}
        <Combobox.Options hidden={!listing} className={classes.found} aria-label="Users found">
          {listing &&
            others.map((user) => (
              <Combobox.Option
                key={user.id}
                value={String(user.id)}
                aria-selected={false}
                className={classes.foundUser}
              >
                <span>{nameOf(user)}</span>
                {user.email && <span className={classes.aside}>{user.email}</span>}
                <span className={classes.add} aria-hidden>
                  Add
                </span>
              </Combobox.Option>
            ))}
          {listing && others.length === 0 && (
            <Combobox.Empty className={classes.quiet}>
              {found.data.length > 0 ? 'They are in the list already.' : 'No user found.'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
    </div>
  )
}

interface ChosenUsersProps {
  users: Users
  onRemove: (id: number) => void
}

function ChosenUsers({ users, onRemove }: ChosenUsersProps) {
  const [text, setText] = useState('')
  const matching =
    text.trim() === ''
      ? users
      : users.filter((user) => containsWords(`${nameOf(user)} ${user.email ?? ''}`, text))
  const more = matching.length - maxListed
  const shown = matching.slice(0, maxListed)
  return (
    <>
      {users.length > maxListed && (
        <TextInput
          type="search"
          size="xs"
          aria-label="Search the chosen users"
          placeholder="Search the chosen users"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className={classes.names} aria-label="Chosen users">
        {shown.map((user, index) => (
          <li key={user.id} data-index={index} className={classes.pill}>
            <span>{nameOf(user)}</span>
            <CloseButton
              size="xs"
              aria-label={`Remove ${nameOf(user)}`}
              onClick={() => onRemove(user.id)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.quiet}>{grouped(more)} more are not listed here.</p>}
      {matching.length === 0 && <p className={classes.quiet}>None of the chosen users.</p>}
    </>
  )
}
