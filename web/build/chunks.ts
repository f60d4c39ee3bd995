// Which file a module goes into. Few files load faster than many, but a screen should load little that it does not need.

/** What the bundler knows of the modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

interface Group {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly minShareCount: number;
  readonly priority: number;
}

type Needed = (file: string) => boolean;

const MAIN = "src/main.ts";
const HOME = "src/screens/Home.svelte";
const OPENING = "src/screens/TableScreen.svelte";
const LOBBY = "src/screens/Lobby.svelte";
const TABLE = "src/screens/table/Table.svelte";
/** What the table loads when it is needed, or the end of a round comes near. */
const LATER = "src/screens/table/later.ts";

/** The files in which screens share modules. The first one that takes a module also takes what that module imports. */
export const GROUPS: readonly Group[] = [
  { name: file("shared", (needed) => needed(MAIN) || needed(OPENING) || (needed(HOME) && needed(TABLE))), minShareCount: 2, priority: 4 },
  { name: file("forms", (needed) => needed(HOME)), minShareCount: 2, priority: 3 },
  { name: file("met", (needed) => needed(LOBBY) && (needed(TABLE) || needed(LATER))), minShareCount: 2, priority: 3 },
  { name: file("table", (needed) => needed(TABLE)), minShareCount: 1, priority: 2 },
  { name: file("later", (needed) => needed(LATER)), minShareCount: 1, priority: 1 },
];

function file(name: string, takes: (needed: Needed) => boolean): Group["name"] {
  return (id, modules) => (takes(neededBy(id, modules)) ? name : null);
}

/** Tells whether a file needs this module as soon as it runs. */
function neededBy(id: string, modules: Modules): Needed {
  const found = new Set([id]);
  // The loop also visits what it adds.
  for (const module of found) for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  const files = [...found].map((module) => module.replaceAll("\\", "/"));
  return (file) => files.some((module) => module.endsWith(file));
}
