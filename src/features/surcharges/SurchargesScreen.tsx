import { IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import {
  becomesPercentage,
  type Surcharge,
  type SurchargeInput,
  surchargesQuery,
  useUpdateSurcharge,
} from '#api/surcharges.ts'
import type { Action, GuardedAction } from '#components/actions/action.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { useRowActions } from '#components/actions/useActions.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { cleanName } from '#domain/cleanName.ts'
import {
  flatRateFault,
  flatRateNote,
  rateNote,
  readFlatRate,
  readRate,
} from '#domain/stores/surcharge.ts'
import { useQuestion } from '#ui/dialog/ConfirmDialog.tsx'
import { FormRow } from '#ui/list/body/FormRow.tsx'
import type { RowField } from '#ui/list/body/rowForm.ts'
import { List } from '#ui/list/List.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { AllTaxRates } from './AllTaxRates.tsx'
import { surchargesList } from './surchargeColumns.ts'

export function SurchargesScreen() {
  return (
    <>
      <PageHeader title="Surcharges & Tax" />
      <SurchargesSection />
      <AllTaxRates />
      <HistorySection of={{ kind: 'surcharge' }} title="History of Surcharges" />
    </>
  )
}

const adding: GuardedAction = {
  operation: 'createSurcharge',
  label: 'Add Surcharge',
  purpose: 'Add surcharges',
}
const editing: GuardedAction = {
  operation: 'updateSurcharge',
  label: 'Edit',
  purpose: 'Edit surcharges',
}

const deleting = {
  operation: 'deleteSurcharge',
  label: 'Delete',
  purpose: 'Delete surcharges',
} as const satisfies GuardedAction

type Values = Record<'name' | 'description' | 'default_rate' | 'flat_rate', string>

const fields: Record<keyof Values, RowField> = {
  name: { label: 'Name' },
  description: { label: 'Description' },
  default_rate: {
    label: 'Default Rate',
    note: rateNote,
    placeholder: 'e.g. 0.0875',
    inputMode: 'decimal',
  },
  flat_rate: {
    label: 'Flat Rate',
    note: flatRateNote,
    placeholder: 'Cents',
    inputMode: 'decimal',
  },
}

const validate = ({ name, flat_rate }: Values) => ({
  ...(cleanName(name) === '' && { name: 'Must provide a name.' }),
  flat_rate: flatRateFault(flat_rate),
})
const valuesOf = ({ name, description, default_rate, flat_rate }: Surcharge): Values => ({
  name,
  description: description ?? '',
  default_rate: String(default_rate),
  flat_rate: flat_rate === null ? '' : String(flat_rate),
})
const bodyOf = ({ name, description, default_rate, flat_rate }: Values): SurchargeInput => ({
  name: cleanName(name),
  description: description.trim() || null,
  default_rate: readRate(default_rate),
  flat_rate: readFlatRate(flat_rate),
})

function SurchargesSection() {
  return (
    <GuardedSection
      id="surcharges"
      title="Surcharges"
      description="A surcharge with a flat rate adds that many cents to each item. Any other adds its default rate: type 0.0875 for 8.75%."
      actions={[adding, editing, deleting]}
      failed="The surcharges could not be loaded"
    >
      {() => <Surcharges />}
    </GuardedSection>
  )
}

function Surcharges() {
  const access = useAccess()
  const { data: surcharges } = useSuspenseQuery(surchargesQuery())
  const list = useListSearch(surchargesList)
  const add = useOperation('createSurcharge')
  const update = useUpdateSurcharge()
  const remove = useOperation('deleteSurcharge')
  const [ask, question] = useQuestion()
  const deletion: Action<Surcharge> = {
    ...deleting,
    name: ({ name }) => `Delete ${name}`,
    icon: IconTrash,
    danger: true,
    confirm: ({ name }) => ({
      title: `Delete ${name}?`,
      children:
        'It is removed from the tax rates of every store. Orders keep what they were charged.',
      confirmLabel: 'Delete',
      confirmText: name,
    }),
    run: ({ id, name }) => remove({ path: { id }, body: { confirm: name } }),
  }
  const [rowActions, dialog] = useRowActions(access, [deletion])
  return (
    <>
      <List
        label="Surcharges"
        noun={{ one: 'surcharge', many: 'surcharges' }}
        rows={surcharges}
        {...list}
        search={false}
        cardsBelow={640}
        columnChoice={false}
        addRow={
          access.canUse(adding).allowed
            ? {
                Form: FormRow,
                label: adding.label,
                fields,
                validate,
                onSubmit: (values) => add({ body: bodyOf(values) }),
              }
            : undefined
        }
        edit={
          access.canUse(editing).allowed
            ? {
                Form: FormRow,
                fields,
                values: valuesOf,
                body: bodyOf,
                validate,
                onAsk: async (edit) =>
                  !becomesPercentage(edit) ||
                  ask({
                    title: 'Change from flat rate to percentage?',
                    children: `The stores that charge ${edit.opened.name} then charge its default rate.`,
                  }),
                onSubmit: update,
              }
            : undefined
        }
        rowActions={rowActions}
        empty={{
          title: 'No surcharges yet',
          text: access.canUse(adding).allowed && 'Add one, then give stores their rates.',
        }}
      />
      {dialog}
      {question}
    </>
  )
}
