import { Button, TextInput } from '@mantine/core'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import { rolesByNameQuery } from '#api/roles.ts'
import { type Store, storeQuery, storesQuery } from '#api/stores.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import { Checklist } from '#ui/fields/Checklist.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import { FailedState } from '#ui/page/Notice.tsx'
import classes from '../promotions.module.css'
import type { PartProps } from './promotionForm.ts'

const scopes = [
  { value: 'stores', label: 'Stores' },
  { value: 'roles', label: 'Roles' },
] as const

type Scope = 'stores' | 'roles'
type ScopeForm = PartProps<Scope>['form']

const otherThan = (scope: Scope): Scope => (scope === 'stores' ? 'roles' : 'stores')

interface ScopeFieldsProps {
  code: PartProps<'activation_code'>['form']
  limits: ScopeForm
}

export function ScopeFields({ code, limits }: ScopeFieldsProps) {
  return (
    <FieldGroup title="Where and for Whom">
      <CodeField form={code} />
      <LimitFields form={limits} />
    </FieldGroup>
  )
}

function CodeField({ form }: PartProps<'activation_code'>) {
  return (
    <TextInput
      {...form.field('activation_code')}
      autoComplete="off"
      spellCheck={false}
      description="A promotion with no stores needs an activation code to take effect."
    />
  )
}

/** Choosing one clears the other; choosing that again restores it. */
function LimitFields({ form }: PartProps<Scope>) {
  const { values, set } = form
  const both = values.stores.length > 0 && values.roles.length > 0
  // State, because an emptied list must stay.
  const [scope, setScope] = useState<Scope | null>(values.roles.length > 0 ? 'roles' : 'stores')
  const [cleared, setCleared] = useState<Record<Scope, number[]>>({ stores: [], roles: [] })
  // Both limit the promotion, e.g. after another user's save.
  if (scope && values[otherThan(scope)].length > 0) setScope(null)
  const choose = (next: Scope) => {
    const other = otherThan(next)
    setScope(next)
    setCleared({ ...cleared, [other]: values[other] })
    set(other, [])
    if (values[next].length === 0) set(next, cleared[next])
  }
  return (
    <>
      <SegmentedChoice
        label="Limited By"
        options={scopes}
        value={scope}
        onChange={choose}
        description={
          both
            ? 'It is limited by stores and by roles. Choosing one clears the other.'
            : 'Choosing one clears the other. What was cleared is back when you choose it again.'
        }
      />
      <FieldRow>
        {scope !== 'roles' && <StoresField form={form} />}
        {scope !== 'stores' && <RolesField form={form} />}
      </FieldRow>
    </>
  )
}

/** Includes archived stores of the promotion (AMB-189). */
function StoresField({ form }: { form: ScopeForm }) {
  const chosen = form.values.stores
  const read = useQuery(storesQuery())
  const stores = read.data?.stores
  const known = new Set(stores?.map(({ id }) => id))
  const missing = stores ? chosen.filter((id) => !known.has(id)) : []
  const archived = useQueries({ queries: missing.map((id) => storeQuery(id)), combine: namesOf })
  const wanted = new Set(chosen)
  const items = [
    ...missing.map((id, at) => ({
      id,
      label: archived[at] ?? `Store ${id}`,
      detail: 'Archived',
      checked: true,
    })),
    ...(stores ?? []).map(({ id, name, city }) => ({
      id,
      label: name,
      detail: city ?? '',
      checked: wanted.has(id),
    })),
  ]
  return (
    <ScopeList
      form={form}
      name="stores"
      items={items}
      all={stores?.map(({ id }) => id)}
      read={read}
    />
  )
}

/** Users without any role (AMB-146). */
const withoutRole = {
  id: -1,
  label: 'None',
  detail: 'Users without a role, the ordinary customers',
}

const namesOf = (reads: readonly UseQueryResult<Store>[]) => reads.map(({ data }) => data?.name)

function RolesField({ form }: { form: ScopeForm }) {
  const chosen = form.values.roles
  const read = useQuery(rolesByNameQuery())
  const known = [withoutRole, ...(read.data ?? []).map(({ id, role }) => ({ id, label: role }))]
  const ids = new Set(known.map(({ id }) => id))
  const missing = read.data ? chosen.filter((id) => !ids.has(id)) : []
  const archived = missing.map((id) => ({ id, label: `Role ${id}`, detail: 'Archived' }))
  const items = [...known, ...archived].map((item) => ({
    ...item,
    checked: chosen.includes(item.id),
  }))
  return (
    <ScopeList
      form={form}
      name="roles"
      items={items}
      all={read.data && [withoutRole.id, ...read.data.map(({ id }) => id)]}
      read={read}
    />
  )
}

interface ScopeListProps {
  form: ScopeForm
  name: Scope
  items: Parameters<typeof Checklist<number>>[0]['items']
  /** Undefined while unknown. */
  all: readonly number[] | undefined
  read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** Apply to all and Clear ask first. */
function ScopeList({ form, name, items, all, read }: ScopeListProps) {
  const chosen = form.values[name]
  const [confirm, dialog] = useConfirm()
  const put = (ids: readonly number[]) =>
    form.set(
      name,
      [...ids].sort((a, b) => a - b),
    )
  const { label, error, 'data-path': path } = form.field(name)
  // Without names nothing can be chosen; chosen ids stay.
  if (!all && read.error)
    return (
      <FailedState
        title={`The ${name} could not be loaded`}
        message={`${errorMessage(read.error)} The chosen ${name} stay as they are: ${chosen.length}.`}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    )
  return (
    <>
      <Checklist
        label={label}
        data-path={path}
        error={error}
        items={items}
        onToggle={(id, on) => put(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        actions={
          // An empty list disables Clear.
          <span className={classes.scopeActions} data-focus-next="button">
            <Button
              variant="default"
              size="compact-sm"
              disabled={!all}
              onClick={() =>
                confirm({
                  title: `Apply to all ${name}?`,
                  children: `The promotion is then limited to the ${all?.length ?? 0} ${name} that there are today.`,
                  onConfirm: async () => put(all ?? []),
                })
              }
            >
              Apply to all {name}
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              disabled={chosen.length === 0}
              onClick={() =>
                confirm({
                  title: `Clear all ${name}?`,
                  children: `The promotion is then limited to no ${name}.`,
                  onConfirm: async () => put([]),
                })
              }
            >
              Clear
            </Button>
          </span>
        }
      />
      {dialog}
    </>
  )
}
