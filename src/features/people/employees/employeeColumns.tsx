import type { Employee } from '#api/users.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import classes from '../people.module.css'
import { UserCell } from '../UserCell.tsx'

const sort = { id: 'name', desc: false }

export const toEmployee = ({ id }: Employee) => `/employees/${id}`

export interface ListedEmployee extends Employee {
  /** How the employee has the right that is asked for. */
  readonly through?: readonly string[]
}

interface NameAndEmail {
  readonly marks?: (employee: Employee) => readonly string[]
  readonly nameWidth?: number
  /** Only where a wide window has room. */
  readonly hidesEmail?: boolean
}

function nameAndEmail({ marks = () => [], nameWidth = 188, hidesEmail = false }: NameAndEmail) {
  return defineColumns<Employee>([
    {
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      found: ({ name, phone_number }) => [name, phone_number ?? ''],
      render: (employee) => (
        <UserCell user={employee}>
          {marks(employee).map((mark) => (
            <StatusBadge key={mark} tone="quiet">
              {mark}
            </StatusBadge>
          ))}
        </UserCell>
      ),
      names: true,
      minWidth: nameWidth,
      grow: 3,
    },
    {
      id: 'email',
      header: 'Email',
      value: ({ email }) => email,
      hidden: hidesEmail,
      minWidth: 110,
      grow: 4,
    },
  ])
}

export function employeesList(lacksStores: (employee: Employee) => boolean, showsThrough: boolean) {
  const columns = [
    ...nameAndEmail({ hidesEmail: showsThrough }),
    ...defineColumns<Employee>([
      {
        id: 'role',
        header: 'Role',
        value: ({ roles }) => roles.join(', '),
        filter: ({ roles }) => roles,
        render: (employee) => (
          <>
            {employee.roles.join(', ')}
            {lacksStores(employee) && (
              <span className={classes.mark}>
                <StatusBadge tone="busy">No store</StatusBadge>
              </span>
            )}
          </>
        ),
        wrap: true,
        grow: 2,
      },
    ]),
    ...(showsThrough ? throughColumn : []),
  ]
  return defineList({ columns, sort })
}

const throughColumn = defineColumns<ListedEmployee>([
  {
    id: 'through',
    header: 'By',
    value: ({ through }) => through?.join(', '),
    wrap: true,
    minWidth: 150,
    grow: 3,
  },
])

/** `marks`: how an employee holds the role or permission. */
export function holdersList(marks: (employee: Employee) => readonly string[]) {
  return defineList({ columns: nameAndEmail({ marks, nameWidth: 330 }), sort })
}

export function eitherList(storesOf: (employee: Employee) => string) {
  const stores = defineColumns<Employee>([
    { id: 'stores', header: 'Stores', value: storesOf, wrap: true, minWidth: 130, grow: 3 },
  ])
  const columns = [...nameAndEmail({}), ...stores, ...throughColumn]
  return defineList({ columns, sort, prefix: 'either' })
}
