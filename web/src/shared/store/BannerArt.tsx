/** A decorative drawing: a paper bag with groceries and medicines. */
export function BannerArt() {
  return (
    <svg viewBox="0 0 400 300" width="100%" overflow="visible" aria-hidden>
      <circle cx="214" cy="206" r="350" fill="#0d4332" />
      <circle cx="214" cy="206" r="246" fill="#104b38" />
      <circle cx="214" cy="206" r="164" fill="#145640" />
      <circle cx="214" cy="206" r="108" fill="#ffc53d" />
      <Greens />
      <MilkCarton />
      <Bag />
      <MedicineBottle />
      <BlisterPack />
      <Tomato />
    </svg>
  )
}

function Greens() {
  return (
    <g>
      <path d="M196 128c-26-6-40-28-36-58 26 4 42 26 36 58z" fill="#2f9e6b" />
      <path d="M206 130c-14-24-8-52 14-72 16 24 10 54-14 72z" fill="#57bf85" />
      <path d="M216 132c4-28 22-44 50-44 0 28-20 46-50 44z" fill="#2f9e6b" />
      <path d="M206 128c2-22 6-40 14-60" stroke="#2f9e6b" strokeWidth="3" fill="none" />
    </g>
  )
}

function MilkCarton() {
  return (
    <g transform="rotate(6 268 120)">
      <path d="M238 104l12-28h42l12 28z" fill="#dbe9f2" />
      <path d="M250 76h42v-12h-42z" fill="#fff" />
      <path d="M238 104h66v90h-66z" fill="#fff" />
      <path d="M238 124h66v26h-66z" fill="#5aa7d6" />
      <circle cx="271" cy="137" r="8" fill="#fff" />
    </g>
  )
}

function Bag() {
  return (
    <g>
      <path
        d="M142 128l11 7 11-7 11 7 11-7 11 7 11-7 11 7 11-7 11 7 11-7 11 7 9-6 8 168a8 8 0 0 1-8 8H142a8 8 0 0 1-8-8z"
        fill="#e6bd87"
      />
      <path d="M252 134l9-5 7 168a8 8 0 0 1-8 8h-22z" fill="#d3a468" />
      <path d="M138 232l-3 65a8 8 0 0 0 8 8h28z" fill="#d9ae74" />
      <circle cx="196" cy="212" r="30" fill="#fffaf0" />
      <path d="M196 197v30M181 212h30" stroke="#0c7c59" strokeWidth="9" strokeLinecap="round" />
    </g>
  )
}

function MedicineBottle() {
  return (
    <g transform="rotate(-5 314 236)">
      <rect x="292" y="172" width="44" height="22" rx="6" fill="#fff" />
      <path d="M302 174v18M314 174v18M326 174v18" stroke="#d9dfdb" strokeWidth="3" />
      <rect x="284" y="192" width="60" height="112" rx="14" fill="#c8682c" />
      <rect x="284" y="216" width="60" height="58" fill="#fffaf0" />
      <path d="M314 228v20M304 238h20" stroke="#0c7c59" strokeWidth="7" strokeLinecap="round" />
      <path d="M298 262h32" stroke="#d9d2c0" strokeWidth="4" strokeLinecap="round" />
      <rect x="292" y="198" width="6" height="100" rx="3" fill="#fff" opacity=".28" />
    </g>
  )
}

const pills = [0, 1, 2, 3].flatMap((row) => [0, 1].map((column) => ({ row, column })))

function BlisterPack() {
  return (
    <g transform="translate(70 168) rotate(-16)">
      <rect width="70" height="124" rx="10" fill="#e3e9e6" />
      <rect x="3" y="3" width="64" height="118" rx="8" fill="#f4f7f5" />
      {pills.map(({ row, column }) => (
        <g key={`${row}-${column}`} transform={`translate(${21 + column * 28} ${20 + row * 28})`}>
          <circle r="10" fill="#e0554d" />
          <path d="M-10 0a10 10 0 0 1 20 0z" fill="#fff" />
        </g>
      ))}
    </g>
  )
}

function Tomato() {
  return (
    <g>
      <ellipse cx="246" cy="272" rx="34" ry="30" fill="#e0483e" />
      <ellipse cx="234" cy="262" rx="9" ry="6" fill="#fff" opacity=".35" />
      <path
        d="M246 246l5-8 3 8 9-1-6 7 4 8-12-4-11 5 3-9-7-6 9-1z"
        fill="#2f9e6b"
        strokeLinejoin="round"
      />
    </g>
  )
}
