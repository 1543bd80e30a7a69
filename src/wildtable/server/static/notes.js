// Notes of deals, which stay in this browser: the commitments and terms it saw before it revealed anything, its own bytes and its seat.
// With them it can check the record of the game. Bytes are revealed for one list and never for a second.

import { fromHex, randomHex, sha256, toHex } from "./hashes.js";

/** @import { Deal, Note } from "./types.d.ts" */

const STORED = "shuffles";
const MAX_NOTES = 200;
const BYTES = 16;
const RECENT = 60_000; // ms; no game ends and is followed by another so soon

/** @type {Note[] | null} */
let inMemory = null; // the notes where the browser stores nothing, or no more

/** @returns {Note[]} the oldest first */
export function readNotes() {
  try {
    return inMemory ?? /** @type {Note[]} */ (JSON.parse(localStorage.getItem(STORED) ?? "[]"));
  } catch {
    return [];
  }
}

/**
 * Store a note, in place of an earlier one of the same bytes.
 * @param {Note} note
 */
export function saveNote(note) {
  const notes = [...readNotes().filter((other) => other.own !== note.own), note].slice(-MAX_NOTES);
  try {
    localStorage.setItem(STORED, JSON.stringify(notes));
    inMemory = null;
  } catch {
    inMemory = notes; // they last as long as the page
  }
  return note;
}

/**
 * Make fresh bytes and their commitment.
 * @param {Partial<Note>} [about]
 * @returns {Promise<Note>}
 */
export async function makeNote(about = {}) {
  const bytes = randomHex(BYTES);
  const own = toHex(await sha256(fromHex(bytes)));
  return { table: "", commitment: "", ...about, own, bytes, commitments: null, revealed: 0, acknowledged: false, before: "", game: "" };
}

/**
 * Return the note for a table's next deal, so that all tabs of a browser commit to the same bytes.
 * @param {string} table
 * @param {string} commitment of the server
 */
export async function noteFor(table, commitment) {
  const known = readNotes().findLast((note) => note.table === table && note.commitment === commitment && !note.commitments);
  return known ?? saveNote(await makeNote({ table, commitment }));
}

/**
 * Store the list of a deal, whose bytes may then be revealed. Return null where nothing may be: this browser has not committed to
 * what its seat has, or it has seen another list for these bytes.
 * @param {string} table
 * @param {Deal} deal
 * @param {string} before the game shown until now
 * @param {number} now
 */
export function fixDeal(table, { commitment, commitments, terms, players, seat }, before, now) {
  const note = readNotes().findLast(({ own }) => commitments[seat] === own);
  if (!note) return null;
  if (!note.commitments) return saveNote({ ...note, table, commitment, commitments, terms, players, seat, before, revealed: now });
  const list = [note.commitment, note.terms, note.seat, ...note.commitments];
  return list.join() === [commitment, terms, seat, ...commitments].join() ? note : null;
}

/**
 * Store which game a table's last deal became and where this browser plays it, and return its note; null where that is known or not
 * certain.
 * @param {string} table
 * @param {string} game
 * @param {string} dealt the server's commitment, as it is shown now
 * @param {number} played the seat, as it is shown now
 * @param {number} now
 */
export function nameGame(table, game, dealt, played, now) {
  const note = readNotes().findLast((one) => one.table === table && one.commitments);
  if (!note || note.game || note.before === game) return null;
  return note.commitment === dealt || now - note.revealed < RECENT ? saveNote({ ...note, game, played }) : null;
}

/**
 * Find the note of a record: by its game, or in a record from a file by its commitments.
 * @param {string} game
 * @param {{ commitment: string, commitments: string[] } | null} fairness
 */
export function findNote(game, fairness) {
  const notes = readNotes().filter(({ commitments }) => commitments);
  const isSame = (/** @type {Note} */ note) => note.commitment === fairness?.commitment || fairness?.commitments.includes(note.own);
  return notes.findLast((note) => game !== "" && note.game === game) ?? notes.findLast(isSame) ?? null;
}
