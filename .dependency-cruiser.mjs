// Who may know whom, by pattern: a new feature or screen is covered on its first day.
const tests = '\\.test\\.tsx?$|(^|/)testing(/|\\.tsx?$)|/test[A-Z]\\w*\\.ts$'
const programs = '^src/(main|prerender)\\.tsx$|^src/first\\.ts$|^src/server/main\\.ts$'
const console = '^src/(app|routes|features|components|ui|api|(main|prerender)\\.tsx|first\\.ts)'

/**
 * Forbids modules under `from` (tests aside) to import anything of src that is not listed in `may`,
 * folders, or is not the one `file` beside them.
 */
const only = (name, from, may, comment, file) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/(${from})/`, pathNot: tests },
  to: { path: '^src/', pathNot: [`^src/(${may})/`, ...(file ? [`^src/${file}$`] : [])] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('ui-is-below-all', 'ui', 'ui|domain', 'ui/ knows no route, feature, query or api.'),
    only('domain-knows-nobody', 'domain', 'domain', 'domain/ is pure functions.'),
    only('api-is-below-the-screens', 'api', 'api|domain', 'api/ knows domain/ alone.'),
    only(
      'components-are-below-features',
      'components',
      'components|ui|api|domain',
      'components/ serve features and know none of them.',
    ),
    only(
      'features-are-below-routes',
      'features',
      'features|components|ui|api|domain',
      'A feature knows no route and nothing of the shell.',
    ),
    only(
      'routes-lead-to-features',
      'routes',
      'app|features|components|ui|api|domain',
      'A route knows its screen and its reads, no other route: they meet in the route tree.',
    ),
    only(
      'app-is-the-frame',
      'app',
      'app|features/session|components|ui|api|domain',
      'The frame knows the sign-in and the route tree, no other feature and no route by itself.',
      'routeTree\\.gen\\.ts',
    ),
    only(
      'mocks-are-the-server',
      'mocks',
      'mocks|server|domain|api',
      'mocks/ is the server in process.',
    ),
    only('server-stands-alone', 'server', 'server|domain|api', 'The server knows the domain only.'),
    {
      name: 'server-takes-types-of-the-contract-only',
      comment: 'Of api/ the server takes the types of the contract.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: tests },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-counts-no-dates-by-rrule',
      comment: 'Node does not find the names that rrule exports: the server would not start.',
      severity: 'error',
      from: { path: '^src/server/main\\.ts$' },
      to: { path: '^src/domain/promotions/nextDates\\.ts$', reachable: true },
    },
    {
      name: 'console-is-not-the-server',
      comment: 'Nothing of the console imports server/ or mocks/.',
      severity: 'error',
      from: { path: console, pathNot: tests },
      to: { path: '^src/(server|mocks|testing)/' },
    },
    {
      name: 'features-do-not-mix',
      comment: 'What two features need moves to components/ or domain/.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'ui-is-not-wired',
      comment: 'ui/ takes data and callbacks; routes, queries and HTTP are the business of others.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: tests },
      to: {
        path: 'node_modules/(@tanstack/(react-router|react-query|router-core)|openapi-fetch)/',
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain/ runs in browser and server alike: no interface, no network, no disk.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: {
        path: 'node_modules/(react|react-dom|@mantine|@tanstack|hono|drizzle-orm|pg|openapi-fetch)/|^(node:|fs|path|http|crypto)',
      },
    },
    {
      name: 'http-only-in-api',
      comment: 'api/ is the only browser code that speaks HTTP.',
      severity: 'error',
      from: { path: '^src/(app|routes|features|components|ui)/' },
      to: { path: 'node_modules/openapi-fetch/' },
    },
    {
      name: 'e2e-sees-what-a-person-sees',
      comment: 'Journeys know the server and the domain, never the code of the screens.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^src/(app|routes|features|components|ui)/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Modules that need each other are one module, or three. The generated route tree is exempt.',
      severity: 'error',
      from: { pathNot: '\\.gen\\.ts$' },
      to: {
        circular: true,
        viaOnly: { pathNot: '\\.gen\\.ts$', dependencyTypesNot: ['type-only'] },
      },
    },
    {
      name: 'no-dead-code',
      comment:
        'Everything is reached from a program. The schema is also read by the tool for migrations.',
      severity: 'error',
      from: { path: `${programs}|^(scripts|e2e)/` },
      to: {
        path: '^src/',
        pathNot: `${programs}|${tests}|\\.d\\.ts$|^src/(mocks|server/database/schema)/`,
        reachable: false,
      },
    },
    {
      name: 'every-import-resolves',
      comment: 'A dependency that package.json does not list, or a file that is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|vite/)' },
    },
    {
      name: 'shipped-code-has-shipped-dependencies',
      comment: 'What runs outside of development stands in dependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${tests}|^src/mocks/` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.tmp)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
