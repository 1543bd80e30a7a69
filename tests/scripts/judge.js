// Judges records with notes as the page of a record does: JSON from the standard input, verdicts to the standard output.

import { text } from "node:stream/consumers";

import { judge } from "../../src/wildtable/server/static/proof.js";

/** @import { Note, Proof } from "../../src/wildtable/server/static/types.d.ts" */

const cases = /** @type {[Proof, Note | null][]} */ (JSON.parse(await text(process.stdin)));
console.log(JSON.stringify(await Promise.all(cases.map(([proof, note]) => judge(proof, note)))));
