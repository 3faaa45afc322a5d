import type { ReactNode } from 'react'
import type { Promotion } from '#api/promotions.ts'
import { grouped } from '#domain/wording.ts'
import { DefinitionList } from '#ui/page/DefinitionList.tsx'
import { Section } from '#ui/page/Section.tsx'
import { RoleNames, StoreNames, UserNames } from '../names.tsx'
import classes from '../promotions.module.css'

export function AudienceSection({ promotion }: { promotion: Promotion }) {
  const { stores, roles, users, activation_code, limit_uses } = promotion
  return (
    <Section id="audience" title="Where and for Whom">
      <DefinitionList
        facts={[
          {
            term: 'Activation Code',
            value: activation_code ? (
              <code className={classes.code}>{activation_code}</code>
            ) : (
              'None'
            ),
          },
          { term: 'Uses per Customer', value: limit_uses ?? 'Unlimited' },
        ]}
      />
      <div className={classes.cards}>
        <Card title="Stores" count={stores.length}>
          {stores.length > 0 ? (
            <StoreNames ids={stores.map(({ id }) => id)} />
          ) : (
            <p className={activation_code ? classes.quiet : classes.warning}>
              {activation_code
                ? 'No store: it takes effect through its activation code.'
                : 'No store and no activation code: it does not take effect.'}
            </p>
          )}
        </Card>
        <Card title="Roles" count={roles.length}>
          {roles.length > 0 ? (
            <RoleNames ids={roles.map(({ id }) => id)} />
          ) : (
            <p className={classes.quiet}>Not limited by role</p>
          )}
        </Card>
        <Card title="Users" count={users.length}>
          {users.length > 0 ? (
            <UserNames users={users} />
          ) : (
            <p className={classes.quiet}>Open to everyone</p>
          )}
        </Card>
      </div>
    </Section>
  )
}

interface CardProps {
  title: string
  count: number
  children: ReactNode
}

function Card({ title, count, children }: CardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <h3>
        {title}
        {count > 1 && <span className={classes.count}>{grouped(count)}</span>}
      </h3>
      {children}
    </section>
  )
}
