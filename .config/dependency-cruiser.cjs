/**
 * Who may import whom. Import cycles are refused with types included. The order of the layers holds for values only.
 * Server: main → app → rest → http → graphql → resolvers → service → {model, loaders, policy} → lib.
 * Web: app → routes → features → {ui, apollo} → lib.
 */
const server = '^graphql-server/src'
const web = '^web/src'
const tests = '(\\.test\\.tsx?|/test-[^/]+)$'
const domains = ['account', 'catalogue', 'address', 'partner', 'webhook', 'cart', 'order']

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** Types may be known across layers: they are gone in the built code. */
const values = (to) => ({ dependencyTypesNot: ['type-only'], ...to })

/** A domain may import those before it, never those after it. */
const domainOrder = domains.flatMap((domain, index) => {
  const later = domains
    .slice(index + 1)
    .filter((other) => !(domain === 'account' && other === 'catalogue'))
  if (later.length === 0) return []
  return forbid(
    `${domain}-comes-first`,
    { path: `${server}/domains/${domain}/` },
    values({ path: `${server}/domains/(${later.join('|')})/` }),
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
      { path: '^web/', pathNot: ['^web/e2e/', tests] },
      values({ path: '^graphql-server' }),
      'The web app knows the server by its schema alone.',
    ),
    forbid(
      'server-knows-no-web',
      { path: server, pathNot: tests },
      values({ path: '^web/' }),
      'The server knows the web app as built files alone: web/dist, and the renderer in web/dist-server.',
    ),
    ...domainOrder,
    forbid(
      'a-model-is-of-its-own-folder',
      // The person of a token is read together with its session, in one command.
      { path: `${server}/(domains/[^/]+|[^/]+)/`, pathNot: [tests, 'account\\.service\\.ts$'] },
      values({ path: '\\.model\\.ts$', pathNot: `${server}/$1/` }),
      'Others ask its service.',
    ),
    forbid(
      'account-knows-the-session-alone',
      { path: `${server}/domains/account/account\\.service\\.ts$` },
      values({
        path: '\\.model\\.ts$',
        pathNot: `${server}/(domains/account/|auth/session\\.model\\.ts$)`,
      }),
      'Others ask its service.',
    ),
    forbid(
      'doors-touch-no-model',
      { path: `${server}/((graphql|rest|http)/|[^/]+$)`, pathNot: tests },
      values({ path: '\\.model\\.ts$' }),
      'Who serves or starts speaks to the database through services.',
    ),
    forbid(
      'resolvers-touch-no-model',
      { path: '\\.resolvers\\.ts$' },
      values({ path: '\\.(model|loaders)\\.ts$' }),
      'A resolver parses, makes one service call and shapes the result.',
    ),
    forbid(
      'domains-know-no-door',
      { path: `${server}/(domains|database)/`, pathNot: tests },
      values({ path: `${server}/((graphql|rest|http)/|(app|main|background)\\.ts$)` }),
      'A domain does not know who asks.',
    ),
    forbid(
      'graphql-knows-no-http',
      { path: `${server}/graphql/`, pathNot: tests },
      values({ path: `${server}/((http|rest)/|(app|main|background)\\.ts$)` }),
      'The schema is asked over HTTP, by REST, by webhooks and by the pages that are rendered.',
    ),
    forbid(
      'http-knows-no-rest',
      { path: `${server}/http/`, pathNot: tests },
      values({ path: `${server}/(rest/|(app|main|background)\\.ts$)` }),
      'REST is a door in the frame of HTTP.',
    ),
    forbid(
      'lib-knows-no-domain',
      { path: `${server}/lib/` },
      values({ path: `${server}/(?!lib/)` }),
      'lib/ is below everything.',
    ),
    forbid(
      'below-the-domains',
      { path: `${server}/(auth|mail|payments|uploads)/`, pathNot: tests },
      values({ path: `${server}/`, pathNot: `${server}/($1|lib)/` }),
      'What a domain has to say is handed in by main.ts.',
    ),
    forbid(
      'config-reads-the-environment-alone',
      { path: `${server}/(domains|graphql|rest|http)/` },
      values({ path: `${server}/config\\.ts$` }),
      'Settings are handed in by main.ts.',
    ),
    forbid(
      'lib-is-below',
      { path: `${web}/lib/` },
      values({ path: `${web}/(?!lib/)` }),
      'lib/ is below everything.',
    ),
    forbid(
      'ui-knows-no-data',
      { path: `${web}/ui/` },
      values({ path: `${web}/(?!ui/|lib/)|node_modules/@apollo` }),
      'Parts in ui/ are dumb: no GraphQL.',
    ),
    forbid(
      'apollo-knows-no-feature',
      { path: `${web}/apollo/` },
      values({ path: `${web}/(?!apollo/|lib/)` }),
      'apollo/ is below features.',
    ),
    forbid(
      'features-know-no-route',
      { path: `${web}/features/` },
      values({ path: `${web}/(app|routes)/` }),
      'Features are below routes.',
    ),
    forbid(
      'a-feature-knows-no-other',
      { path: `${web}/features/([^/]+)/` },
      values({ path: `${web}/features/`, pathNot: `${web}/features/$1/` }),
      'Compose features in routes.',
    ),
    forbid(
      'a-route-knows-no-other',
      { path: `${web}/routes/([^/]+)/`, pathNot: tests },
      values({ path: `${web}/routes/[^/]+/`, pathNot: `${web}/routes/$1/` }),
      'What several routes share stands beside them, or in a feature.',
    ),
    forbid(
      'routes-know-no-app',
      { path: `${web}/routes/` },
      values({ path: `${web}/app/` }),
      'app/ is on top.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist(-server)?/|generated\\.graphql$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
