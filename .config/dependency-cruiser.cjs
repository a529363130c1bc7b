/**
 * Who may import whom. Types are left out: they are gone in the built code.
 * Server: main → app → {graphql, rest} → resolvers → service → {model, loaders, policy} → lib.
 * Web: app → routes → features → {ui, apollo} → lib.
 */
const server = '^graphql-server/src'
const web = '^web/src'
const domains = ['account', 'catalogue', 'address', 'partner', 'webhook', 'cart', 'order']

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** A domain may import those before it, never those after it. */
const domainOrder = domains.flatMap((domain, index) => {
  const later = domains
    .slice(index + 1)
    .filter((other) => !(domain === 'account' && other === 'catalogue'))
  if (later.length === 0) return []
  return forbid(
    `${domain}-comes-first`,
    { path: `${server}/domains/${domain}/` },
    { path: `${server}/domains/(${later.join('|')})/` },
    'Domains stand in the order account, catalogue → address → partner → webhook → cart → order.',
  )
})

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true },
      'Import circles make every change a change of everything.',
    ),
    forbid(
      'web-and-server-meet-in-schema',
      { path: web },
      { path: '^graphql-server' },
      'The web app knows the server by its schema alone.',
    ),
    forbid(
      'server-knows-no-web',
      { path: '^graphql-server/src' },
      { path: web },
      'The server knows the web app as built files alone: web/dist, and the renderer in web/dist-server.',
    ),
    ...domainOrder,
    forbid(
      'doors-touch-no-model',
      { path: `${server}/(graphql|rest|http|webhooks)/`, pathNot: '\\.test\\.ts$' },
      { path: '\\.model\\.ts$' },
      'GraphQL and REST speak to the database through services.',
    ),
    forbid(
      'resolvers-touch-no-model',
      { path: '\\.resolvers\\.ts$' },
      { path: '\\.(model|loaders)\\.ts$' },
      'A resolver parses, makes one service call and shapes the result.',
    ),
    forbid(
      'domains-know-no-door',
      { path: `${server}/domains/` },
      { path: `${server}/(graphql|rest|webhooks|app\\.ts|main\\.ts)` },
      'A domain does not know who asks.',
    ),
    forbid(
      'lib-knows-no-domain',
      { path: `${server}/lib/` },
      { path: `${server}/(?!lib/)` },
      'lib/ is below everything.',
    ),
    forbid(
      'mail-and-uploads-know-no-domain',
      { path: `${server}/(mail|uploads)/`, pathNot: '\\.test\\.ts$' },
      { path: `${server}/domains/` },
      'What a domain has to say is handed in by main.ts.',
    ),
    forbid(
      'config-reads-the-environment-alone',
      { path: `${server}/(domains|auth|lib|graphql|rest|uploads|mail|payments)/` },
      { path: `${server}/config\\.ts$` },
      'Settings are handed in by main.ts.',
    ),
    forbid(
      'lib-is-below',
      { path: `${web}/lib/` },
      { path: `${web}/(?!lib/)` },
      'lib/ is below everything.',
    ),
    forbid(
      'ui-knows-no-data',
      { path: `${web}/ui/` },
      { path: `${web}/(?!ui/|lib/)|node_modules/@apollo` },
      'Parts in ui/ are dumb: no GraphQL.',
    ),
    forbid(
      'apollo-knows-no-feature',
      { path: `${web}/apollo/` },
      { path: `${web}/(?!apollo/|lib/)` },
      'apollo/ is below features.',
    ),
    forbid(
      'features-know-no-route',
      { path: `${web}/features/` },
      { path: `${web}/(app|routes)/` },
      'Features are below routes.',
    ),
    forbid(
      'a-feature-knows-no-other',
      { path: `${web}/features/([^/]+)/` },
      { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
      'Compose features in routes.',
    ),
    forbid(
      'routes-know-no-app',
      { path: `${web}/routes/` },
      { path: `${web}/app/` },
      'app/ is on top.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|generated\\.graphql$)' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
