/** Operations designed to be expensive for the server. It must reject all of them before they run. */
export const attacks: [what: string, document: string][] = [
  ['a thousand aliases', `{ ${aliases(1000)} }`],
  ['21 aliases', `{ ${aliases(21)} }`],
  [
    'fields that lead back and forth',
    `{ categories ${'{ subCategories { categories '.repeat(8)}{ id }${'} }'.repeat(8)} }`,
  ],
  [
    'selections as deep as the words allow',
    `{ categories ${'{ subCategories '.repeat(900)}{ id }${' }'.repeat(900)} }`,
  ],
  [
    'thirteen levels of lists with one row',
    `{ product(id: "x") ${'{ similarProducts(first: 1) '.repeat(12)}{ id }${' }'.repeat(12)} }`,
  ],
  ['hundreds of directives', `{ store { name ${'@include(if: true) '.repeat(300)} } }`],
  ['hundreds of unknown directives', `{ store { name ${'@no '.repeat(600)} } }`],
  [
    'fragments that double',
    `{ product(id: "x") { ...F0 } } ${doubling(40)} fragment F40 on Product { id categories { subCategories { id } } }`,
  ],
  [
    'fragments that double within inline ones',
    `{ product(id: "x") { ${'... on Product { '.repeat(300)} id ${'} '.repeat(300)} ...F0 } } ${doubling(20)} fragment F20 on Product { id }`,
  ],
  [
    'a circle of fragments',
    '{ store { ...A } } fragment A on Store { ...B } fragment B on Store { ...A }',
  ],
  [
    'hundreds of fields that have to be merged',
    `{ ${'products(first: 100) { edges { node { name } } } '.repeat(120)} }`,
  ],
  ['fields that cannot be merged', `{ ${times(300, (n) => `product(id: "${n}") { name }`)} }`],
  [
    'huge pages within lists',
    '{ products(first: 100) { edges { node { categories { newestProducts(first: 20) { id } } } } } }',
  ],
  ['too many words', `{ store { ${'name '.repeat(2001)} } }`],
  ['a text of almost a megabyte', `{ product(id: "${'a\\n'.repeat(200_000)}") { nothing } }`],
  ['a comment of almost a megabyte', `# ${'a'.repeat(1_000_000)}\n{ nothing }`],
  ['a list of a thousand values', `{ products(first: [${'1 '.repeat(1500)}]) { totalCount } }`],
  [
    'hundreds of variables',
    `query (${times(300, (n) => `$v${n}: Int = 1`)}) { products(first: $v0) { totalCount } }`,
  ],
  ['hundreds of unknown fields', `{ ${times(900, (n) => `no${n}`)} }`],
  ['hundreds of operations', times(300, (n) => `query Q${n} { store { name } }`)],
  [
    'introspection of everything under many names',
    `{ __schema { types { ${times(19, (n) => `a${n}: fields { args { type { ofType { ofType { name } } } } }`)} } } }`,
  ],
  [
    'introspection of one type under many names',
    `{ ${times(20, (n) => `a${n}: __type(name: "Mutation") { fields { args { type { name ofType { name } } } } }`)} }`,
  ],
  [
    'numbered pages of the largest size under many names',
    `{ ${times(5, (n) => `a${n}: productList(pageSize: 100) { products { id name slug images { url } categories { id name slug } } }`)} }`,
  ],
  [
    'introspection in circles',
    `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`,
  ],
]

function times(count: number, make: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => make(n)).join(' ')
}

function aliases(count: number): string {
  return times(count, (n) => `a${n}: store { name }`)
}

function doubling(count: number): string {
  return times(count, (n) => `fragment F${n} on Product { ...F${n + 1} ...F${n + 1} }`)
}
