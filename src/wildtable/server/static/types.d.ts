// What the server says to scripts and scripts to the server: messages of the socket, JSON answers, `data-*` attributes.
// A test compares the fields with those that the server sends and the templates write.

/** Something that happened, as channels send it: `cards` is null where the viewer may not see them. */
export interface GameEvent {
  event: string;
  seat: number | null;
  cards: string[] | null;
  count: number;
  from: string | null;
  to: string | null;
  number: number | null;
}

/** HTML by the name of its region. */
export type Regions = Record<string, string>;

/** What a region has become: all of it, or its lines, each new or the number of a line of the text sent before. */
export type Patch = string | (string | number)[];

/** Socket: the regions that changed, and why. */
export interface Change {
  change: number;
  regions: Record<string, Patch>;
  events: GameEvent[];
}

/** Socket: all regions, after a first connection or when changes were missed. */
export interface Snapshot {
  snapshot: number;
  epoch: string;
  regions: Regions;
}

/** Socket: whether a request was taken; `re` is its id. */
export interface Reply {
  re: string | null;
  ok?: true;
  refusal?: { text: string };
  error?: { text: string };
}

/** Socket: what a page may ask for. */
export interface Request {
  do: "answer" | "withdraw" | "undo" | "back" | "commit" | "reveal" | "chat" | "hold" | "release";
  id: string;
  question?: number;
  moves?: string[];
  text?: string;
}

/** `moment.json`: a finished game at one step. */
export interface Moment {
  at: number;
  last: number;
  regions: Regions;
  events: GameEvent[];
  answers: Record<string, string[] | null>;
}

/** `shuffles.json`: all that it takes to repeat a game's shuffles. */
export interface Proof {
  seed: string;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string | boolean | number>;
  deck: string;
  bots: string[];
  players: string[];
  fairness: Fairness | null;
  shuffles: Shuffle[];
  prepared: boolean;
}

export interface Fairness {
  commitment: string;
  secret: string;
  added: string[];
  commitments: string[];
  sources: string[];
  /** The hash of the terms, on which the seed depends; empty in older records. */
  terms: string;
}

/**
 * `data-deal`: the fixed list of a deal. The commitments of the server and of the seats, empty for a seat that has none; the terms, as
 * text; the players, and the seat of this one.
 */
export interface Deal {
  commitment: string;
  commitments: string[];
  terms: string;
  players: string[];
  seat: number;
}

/** What this browser stores of a deal; its `commitments` are null until they are fixed. Older notes have no terms, players and seats. */
export interface Note {
  table: string;
  commitment: string;
  commitments: string[] | null;
  terms?: string;
  players?: string[];
  /** This browser's seat in the list, and the one in which it saw itself play then. */
  seat?: number;
  played?: number;
  /** This browser's commitment, and its bytes. */
  own: string;
  bytes: string;
  /** When the bytes were first sent (ms); 0 before. */
  revealed: number;
  acknowledged: boolean;
  /** The game shown before the deal, and the one it became. */
  before: string;
  game: string;
}

export interface Shuffle {
  number: number;
  pile: string;
  items: number[];
  order: number[];
}

/** `#table` of a live table. Texts have `%` (or `%1`, `%2`) where something is to be filled in. */
export interface TableData {
  table: string;
  socket: string;
  me: string;
  game: string;
  script: string;
  title: string;
  epoch: string;
  number: string;
  now: string;
  language: string;
  turn: string;
  putBack: string;
  about: string;
  of: string;
  offline: string;
  crowded: string;
  elsewhere: string;
  kept: string;
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  timeLeft: string;
  online: string;
  away: string;
  cleared: string;
  still: string;
  noKey: string;
  arrives: string;
  leaves: string;
  returns: string;
  askingKeys: string;
  icon: string;
  iconCall: string;
}

/** `#lobby`, of the lobby and the start page; what a connection needs. */
export interface LobbyData {
  socket: string;
  epoch: string;
  number: string;
  language: string;
  offline: string;
  crowded: string;
  elsewhere: string;
  kept: string;
}

/** `#table` of a replay. */
export interface ReplayData {
  path: string;
  share: string;
  at: string;
  last: string;
  hands: string;
  seat: string;
  play: string;
  pause: string;
  failed: string;
}

/** `[data-your-move]`: the question put to this viewer. `data-say-*` carries texts of the game's own script. */
export interface PromptData {
  yourMove: string;
  question: string;
  least: string;
  most: string;
  clause: string;
  verbs?: string;
  becomes?: string;
  figures?: string;
  hints?: string;
}

export type WithData<D> = HTMLElement & { dataset: D };

/** A short text that says what the present picks mean. */
export interface Chip {
  text: string;
  bonus?: boolean;
  /** Does it say that something would have no effect? */
  idle?: boolean;
}

/** What a game's own `table.js` exports. */
export interface GameScript {
  /** Say what the picked moves mean; null leaves what the server has said. */
  explainPicks: (moves: string[], prompt: HTMLElement) => Chip[] | null;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A card on the page: `card` is empty where it shows its back. */
export interface Thing {
  card: string;
  rect: Rect | null;
  node?: HTMLElement;
  picked?: boolean;
  sealed?: boolean;
  taken: boolean;
  flight?: Flight;
}

/** A small picture that represents cards where none is drawn; `names` are the cards it represents. */
export interface Sign {
  node: Element;
  names: string[];
  rect: Rect;
  colour: string;
}

/** One element that shows a zone, or several: `holds` names the only cards it shows, `free` are its empty slots. */
export interface Spot {
  rect: Rect;
  holds?: string[];
  free: Rect[];
  things: Thing[];
  signs: Sign[];
}

/** What is seen of a flying card: a face by its kind, a back like this node or any, or a sign. */
export type Side = { card: string } | { back?: HTMLElement } | { sign: Sign };

/**
 * A card or sign on its way: seen from `seen` until `gone`, moving from `start` until `end` (ms). `sides` has two entries if it turns
 * over. `from` or `to` is missing where it appears or fades.
 */
export interface Flight {
  sides: Side[];
  from: Rect | null;
  to: Rect | null;
  start: number;
  end: number;
  seen: number;
  gone: number;
  swell?: number;
  turns?: boolean;
  stays?: boolean;
}

/** A beat of the story that belongs to the event of this index: its line is shown then, and held for so long (ms). */
export interface Cue {
  at: number;
  hold: number;
  node: HTMLElement;
}

/** A preferred speed: a factor of how long beats are held, the rate of animations, and whether nothing moves. */
export interface Pace {
  hold: number;
  rate: number;
  isStill: boolean;
}

/** All that moves because of some events. */
export interface Plan {
  flights: Flight[];
  /** Real cards that stay invisible until their flight has landed. */
  hidden: { node: Element; until: number }[];
  riffles: { top: Thing; start: number; end: number }[];
  scores: { seat: number | null; number: number; at: number }[];
  landing: Set<HTMLElement>;
  /** Lines of the story, and when they appear. */
  told: { node: HTMLElement; at: number }[];
  length: number;
  /** How much of the length is there to be read. */
  held: number;
}
