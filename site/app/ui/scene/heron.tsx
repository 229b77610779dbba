/** The bird, one large one per view. `flipped` turns it to the right. */
export function Heron({ flipped = false, place }: { flipped?: boolean; place?: string }) {
  const classes = ["heron", flipped && "heron--flipped", place].filter(Boolean).join(" ");
  return (
    <svg className={classes} viewBox="0 0 216 400" aria-hidden="true" focusable="false">
      <g
        fill="none"
        stroke="var(--bird)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M128 256L131 322L126 398" />
        <path d="M143 256L149 318L147 398" />
      </g>
      <path
        fill="var(--bird)"
        d="M54 55C61 44 76 40 86 46C99 52 114 64 129 86C115 76 107 72 99 71C104 84 100 98 91 112C82 126 80 138 88 150C96 161 112 166 128 176C158 196 186 232 206 276C198 274 190 270 184 264C168 270 142 270 122 260C98 248 82 222 82 196C82 184 80 174 74 164C64 146 64 126 74 108C80 96 82 88 76 76C70 72 62 71 55 69Z"
      />
      <path
        fill="var(--bird-3)"
        d="M64 70C70 71 73 72 76 76C82 88 80 96 74 108C64 126 64 146 74 164C80 174 82 184 82 196C86 204 91 206 94 202C92 190 92 182 87 170C76 152 74 134 83 114C91 98 92 86 86 76C82 71 72 68 64 70Z"
      />
      <path
        fill="var(--bird-2)"
        d="M110 184C142 192 178 228 199 272C170 268 140 254 124 231C114 216 108 199 110 184Z"
      />
      <path
        fill="var(--bird)"
        opacity=".38"
        d="M124 204C142 214 164 236 176 258C156 250 138 238 129 222C125 215 123 209 124 204Z"
      />
      <path fill="var(--beak)" d="M4 67L55 53.5C58 58 58 65 56 69Z" />
      <path fill="#000" opacity=".14" d="M4 67L57 62C57.6 64.5 57 67 56 69Z" />
      <circle cx="71" cy="57" r="3.1" fill="var(--beak)" />
      <circle cx="71" cy="57" r="1.5" fill="#101a20" />
    </svg>
  );
}
