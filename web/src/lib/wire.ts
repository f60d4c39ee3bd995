// The messages between browser and server. Made by `python -m foretell.server.documents`: do not edit.

export const PLAYERS = [2, 3, 4, 5] as const;
export const DUPLICATE_TABLES = [2, 3, 4, 5, 6, 7, 8] as const;
export const MAX_NAME = 40 as const;
export const MAX_CHAT = 200 as const;
export const CODE_LENGTH = 6 as const;
export const HAND = 5 as const;
export const ROUNDS = 3 as const;
export const SIDES = ["A", "B"] as const;
export const DISCARDS = ["open", "bending", "closed"] as const;
export const LEVELS = ["novice", "apprentice", "adept", "seer", "oracle"] as const;
export const PORTRAITS = ["sibyl", "blind", "magus", "astrologer", "prophetess", "stranger", "doctor", "owl", "cat", "crone", "bard", "priestess", "wanderer", "masquerader", "automaton"] as const;
export const SCREENS = ["learn", "practice", "rules", "games", "puzzles", "daily", "duplicate"] as const;

export type EventKey = "added" | "auto_passed" | "best_hand" | "dealt" | "declined" | "discard_started" | "discarded" | "drew" | "exchanged" | "exchanged_discard" | "eyed" | "gained_rune" | "game_ended" | "hand_scored" | "heirs_round" | "hypnotised" | "laid" | "passed" | "passed_over" | "picked" | "played" | "pot_kept" | "pot_won" | "predicted" | "predictions_opened" | "predictions_revealed" | "reshuffled" | "revealed" | "round_ended" | "round_started" | "rune_cards_scored" | "said" | "showed" | "taken_back" | "took" | "took_discard" | "unfolded" | "went_all_in";

export type Phase = "discard" | "exchange" | "eye" | "give" | "hide" | "hypnosis" | "offer" | "over" | "pick" | "play" | "predict" | "take";

export type Code = "already_contributed" | "away" | "busy" | "cannot_undo" | "changed" | "ended" | "failed" | "hello_first" | "illegal" | "malformed" | "method" | "no_coach" | "no_reviews" | "no_seat" | "no_spectators" | "no_table" | "not_away" | "not_found" | "not_open" | "not_over" | "not_owner" | "not_ready" | "not_seated" | "not_started" | "not_your_turn" | "other_origin" | "other_table" | "over" | "repeated" | "seat_taken" | "seats_free" | "stale" | "talk_off" | "too_big" | "too_fast" | "unknown_token" | "version" | "wrong_name" | "wrong_options";

export type Portrait = "astrologer" | "automaton" | "bard" | "blind" | "cat" | "crone" | "doctor" | "magus" | "masquerader" | "owl" | "priestess" | "prophetess" | "sibyl" | "stranger" | "wanderer";

export type Emote = "good_luck" | "hello" | "hurry" | "laughing" | "sad" | "surprised" | "suspicious" | "thanks" | "thinking" | "well_played";

export type Kind = "act" | "away" | "back" | "deal" | "sleep" | "undo" | "wake";

export type By = "bot" | "clock" | "person" | "server";

export type ClockName = "fast" | "none" | "relaxed";

export type Status = "dealing" | "open" | "over" | "playing";

/** A decision, made at ply `ply`: the token of one of the view's `choices`. With a prediction you may say how sure you are. This has no effect on the game, and nobody sees it before the end. */
export interface Act {
  readonly type: "act";
  readonly ply: number;
  readonly action: string;
  readonly confidence?: number | null;
}

/** Ask the coach at ply `ply`, at a table where nobody else plays. Every hint is counted. */
export interface AskHint {
  readonly type: "hint";
  readonly ply: number;
  readonly about: "choice" | "facts";
}

/** Leave the seat to a bot. */
export interface Away {
  readonly type: "away";
}

/** Take the seat back. */
export interface Back {
  readonly type: "back";
}

/** What one seat could believe about another hand: a probability for each of the nine ranks, worst first. */
export interface Belief {
  readonly viewer: number;
  readonly holder: number;
  readonly counted: readonly number[];
  readonly believed: readonly number[];
}

/** The beliefs when a turn or a prediction began, and the true ranks. */
export interface Beliefs {
  readonly ply: number;
  readonly ranks: readonly number[];
  readonly exposed: readonly number[];
  readonly beliefs: readonly Belief[];
}

/** A bot to seat. */
export interface BotChoice {
  readonly level: "novice" | "apprentice" | "adept" | "seer" | "oracle";
}

/** Where the game of a branch comes from: a finished game, the last ply that was taken over, and the seat. */
export interface Branch {
  readonly table: string;
  readonly ply: number;
  readonly seat: number;
}

/** Predictions of one kind. */
export interface Calibrated {
  readonly kind: string;
  readonly predictions: number;
  readonly right: number;
  readonly said: number;
  readonly brier: number;
  readonly log_score: number;
}

/** How sure a person was of predictions, and how often they came true. Kinds without predictions are missing. */
export interface Calibration {
  readonly total: Calibrated | null;
  readonly bins: readonly Calibrated[];
  readonly players: readonly Calibrated[];
  readonly rounds: readonly Calibrated[];
  readonly discards: readonly Calibrated[];
}

/** An effect of a card. A starred effect must be carried out. */
export interface CardEffect {
  readonly name: string;
  readonly star: boolean;
}

/** The fields of the view that changed, with their new values. */
export interface Changes {
  readonly seat?: number | null;
  readonly round?: number;
  readonly turns?: number;
  readonly turn?: number;
  readonly phase?: Phase;
  readonly actors?: readonly number[];
  readonly choices?: readonly string[];
  readonly hand?: readonly string[] | null;
  readonly hand_sizes?: readonly number[];
  readonly known?: readonly (readonly string[])[] | null;
  readonly told?: readonly (Told | null)[] | null;
  readonly rows?: readonly [readonly (string | null)[], readonly (string | null)[]];
  readonly deck?: number;
  readonly discard?: number;
  readonly discard_top?: string | null;
  readonly gone?: readonly string[] | null;
  readonly unplaced?: readonly string[] | null;
  readonly runes?: readonly number[];
  readonly pot?: number;
  readonly all_in?: number | null;
  readonly played?: string | null;
  readonly effect?: string | null;
  readonly starred?: boolean;
  readonly revealed?: readonly (string | null)[];
  readonly target?: string | null;
  readonly predicted?: readonly boolean[];
  readonly predictions?: readonly (number | null)[];
  readonly unfoldings?: readonly Unfolding[];
  readonly result?: Result | null;
  readonly rank?: Rank | null;
  readonly hands?: readonly (readonly string[])[] | null;
  readonly away?: readonly boolean[];
  readonly banks?: readonly number[] | null;
  readonly undo?: boolean;
}

/** Either a text or an emote. */
export interface Chat {
  readonly text?: string | null;
  readonly emote?: Emote | null;
}

/** A clock: the time at the start and the increment for each decision, in milliseconds. */
export interface ClockInfo {
  readonly name: ClockName;
  readonly bank: number | null;
  readonly increment: number | null;
}

/** A sentence of the coach without its words: the key of a message, and what the message is about. */
export interface CoachLine {
  readonly key: string;
  readonly seat?: number | null;
  readonly cards?: readonly string[];
  readonly points?: number | null;
  readonly chance?: number | null;
  readonly ranks?: readonly RankChance[];
  readonly action?: string | null;
}

/** What a seat of a table gained, compared with the same seat at the other tables, which had the same deals. */
export interface ComparedSeat {
  readonly table: number;
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
  readonly gains: readonly number[];
  readonly differences: readonly (number | null)[];
  readonly total: number;
}

/** Your 32 random bytes for the seed, in hexadecimal. Send them after you received the table's commitment. */
export interface Contribute {
  readonly type: "contribute";
  readonly contribution: string;
}

/** Your 32 random bytes for the seed, in hexadecimal. */
export interface Contribution {
  readonly contribution: string;
}

/** The database does not respond, so moves wait; or it responds again. Nothing needs to be sent again. */
export interface Database {
  readonly type: "database";
  readonly responding: boolean;
}

/** The deal of the day, and your game of it. */
export interface Day {
  readonly date: string;
  readonly ends: number;
  readonly commitment: string;
  readonly commitments: { readonly [key: string]: string };
  readonly level: string;
  readonly table: string | null;
  readonly over: boolean;
  readonly scoring: "done" | "never" | "waiting";
  readonly score: DayScore | null;
  readonly share: string | null;
  readonly comparison: DayComparison | null;
  readonly week: readonly DayRow[];
  readonly my_week: DayRow | null;
  readonly yesterday: string | null;
}

/** The results of a day. */
export interface DayComparison {
  readonly players: number;
  readonly mean: number | null;
  readonly better: number;
  readonly best: readonly DayRow[];
  readonly levels: readonly LevelPoints[];
}

/** A game of the deal of the day. */
export interface DayGame {
  readonly name: string;
  readonly portrait?: Portrait | null;
  readonly again?: boolean;
}

/** The result of a person. */
export interface DayRow {
  readonly name: string;
  readonly points: number;
  readonly days: number;
  readonly you: boolean;
}

/** The score of a game of the day. `points` is `result` minus `luck`, all in hundredths of a win. */
export interface DayScore {
  readonly points: number;
  readonly error: number;
  readonly result: number;
  readonly luck: number;
  readonly rounds: readonly RoundScore[];
}

/** The last ply of the log after the request. */
export interface Done {
  readonly ply: number;
}

/** The tables of a duplicate, and their comparison. */
export interface DuplicateState {
  readonly id: string;
  readonly owner: boolean;
  readonly over: boolean;
  readonly tables: readonly Place[];
  readonly comparison: readonly ComparedSeat[] | null;
}

/** The duplicate that a table belongs to: its id, the table's number from 1 on, and how many tables it has. */
export interface DuplicateTable {
  readonly id: string;
  readonly number: number;
  readonly tables: number;
  readonly over: boolean;
}

/** Something that happened, as this viewer may know it. None stands for a card that the viewer may not see. */
export interface Event {
  readonly key: EventKey;
  readonly seat?: number | null;
  readonly other?: number | null;
  readonly cards?: readonly (string | null)[];
  readonly effect?: string | null;
  readonly rank?: number | null;
  readonly runes?: number | null;
  readonly count?: number | null;
  readonly round?: number | null;
  readonly space?: number | null;
}

/** One entry of the log as this viewer may know it. */
export interface Frame {
  readonly type: "frame";
  readonly ply: number;
  readonly at: number;
  readonly kind: Kind;
  readonly seat: number | null;
  readonly by: By;
  readonly action: string | null;
  readonly events: readonly Event[];
  readonly changes: Changes;
}

/** The whole view after ply `ply`. */
export interface Full {
  readonly type: "view";
  readonly ply: number;
  readonly at: number;
  readonly view: View;
}

/** A finished game from the point of view of one player. */
export interface GamePlayed {
  readonly id: string;
  readonly players: number;
  readonly runes: number;
  readonly won: boolean;
  readonly created: number;
}

/** A review of a game, as `foretell review --format json` prints it. */
export interface GameReview {
  readonly version: number;
  readonly options: ReviewOptions;
  readonly names: readonly string[];
  readonly result: Result;
  readonly effort: string;
  readonly seed: string;
  readonly progress: number;
  readonly plies: readonly PlyReview[];
  readonly seats: readonly SeatReview[];
  readonly moments: readonly Moment[];
  readonly beliefs: readonly Beliefs[];
  readonly tells: readonly Tell[];
  readonly predictions: readonly PredictionReview[];
}

/** A page of games, newest first. */
export interface Games {
  readonly games: readonly Place[];
  readonly next: number | null;
}

/** The state of the server. */
export interface Health {
  readonly status: "alive" | "ready";
}

/** The first message. The server answers with all frames after ply `since`, or with the full view if it is null. */
export interface Hello {
  readonly type: "hello";
  readonly version: number;
  readonly since?: number | null;
}

/** What the coach says at ply `ply`, from your view alone: sentences as keys of messages and their arguments. */
export interface Hint {
  readonly type: "hint";
  readonly ply: number;
  readonly about: "choice" | "facts";
  readonly action: string | null;
  readonly lines: readonly CoachLine[];
}

/** What to ask the coach, at the present ply. */
export interface HintWish {
  readonly ply: number;
  readonly about: "choice" | "facts";
}

export type Incoming = Hello | Act | Undo | Contribute | Look | Since | Away | Back | Say | Weigh | AskHint;

/** What a level of bots scored in the person's seat. */
export interface LevelPoints {
  readonly level: string;
  readonly points: number;
}

/** Send the full view. */
export interface Look {
  readonly type: "look";
}

/** Whether the server knows the caller. */
export interface Me {
  readonly known: boolean;
  readonly by: "cookie" | "token" | null;
}

/** A choice that mattered. */
export interface Moment {
  readonly ply: number;
  readonly round: number;
  readonly seat: number;
  readonly phase: Phase;
  readonly effect: string | null;
  readonly action: string;
  readonly better: string | null;
  readonly mark: "blunder" | "brilliant" | "good" | "inaccuracy" | "mistake";
  readonly difference: ReviewEstimate;
  readonly known?: readonly Reason[];
  readonly reasons?: readonly Reason[];
}

/** A decision at ply `ply`: one of the `choices` of the view. */
export interface Move {
  readonly ply: number;
  readonly action: string;
  readonly confidence?: number | null;
}

/** A position of a finished game to play on from. */
export interface NewBranch {
  readonly ply: number;
  readonly seat?: number | null;
  readonly name: string;
  readonly portrait?: Portrait | null;
}

/** Tables to open that play the same deals. */
export interface NewDuplicate {
  readonly tables?: number;
  readonly wishes?: TableSettings;
}

/** A game that starts now, with bots in all other seats. */
export interface NewGame {
  readonly name: string;
  readonly portrait?: Portrait | null;
  readonly level?: "novice" | "apprentice" | "adept" | "seer" | "oracle";
  readonly wishes?: TableSettings;
}

/** A table to open: its options, and who sits there from the start. */
export interface NewTable {
  readonly players?: number | null;
  readonly side?: "A" | "B" | null;
  readonly discard?: "bending" | "closed" | "open" | null;
  readonly heirs?: boolean | null;
  readonly sheet_name?: string | null;
  readonly sheet_code?: string | null;
  readonly clock?: ClockName | null;
  readonly spectators?: "none" | "open" | null;
  readonly memory?: boolean | null;
  readonly talk?: boolean | null;
  readonly listed?: boolean | null;
  readonly level?: string | null;
  readonly name?: string | null;
  readonly portrait?: Portrait | null;
  readonly bots?: readonly ("novice" | "apprentice" | "adept" | "seer" | "oracle")[];
}

/** An empty body. */
export type Nothing = Readonly<Record<string, never>>;

/** Statistics of a person: their finished games whose rounds are stored. */
export interface Numbers {
  readonly games: number;
  readonly wins: number;
  readonly players: readonly PlayersCount[];
  readonly predictions: number;
  readonly right: number;
  readonly ranks: { readonly [key: string]: number };
  readonly runes: number | null;
  readonly best: GamePlayed | null;
}

/** The open tables of the public list, newest first. */
export interface OpenTables {
  readonly tables: readonly TableInfo[];
}

/** The options of the game. The sheet's effects are at /api/v1/tables/{id}/sheet. */
export interface OptionsInfo {
  readonly players: number;
  readonly side: "A" | "B";
  readonly discard: "bending" | "closed" | "open";
  readonly heirs: boolean;
  readonly sheet_name: string;
  readonly sheet_digest: string;
}

/** The options that a table can have. */
export interface OptionsOffered {
  readonly players: readonly number[];
  readonly sides: readonly string[];
  readonly discards: readonly string[];
  readonly levels: readonly string[];
  readonly sheets: readonly SheetOffered[];
  readonly clocks: readonly ClockInfo[];
  readonly spectators: readonly string[];
  readonly emotes: readonly string[];
  readonly most_name: number;
  readonly most_chat: number;
  readonly version: number;
}

export type Outgoing = Welcome | TableNews | Frame | Full | Prospects | Hint | Said | Database | Refused;

/** Where a seat's result came from. `start` and the five parts after it add up to `result` exactly. */
export interface Parts {
  readonly start: ReviewEstimate;
  readonly deal: ReviewEstimate;
  readonly draws: ReviewEstimate;
  readonly choices: ReviewEstimate;
  readonly guesses: ReviewEstimate;
  readonly others: ReviewEstimate;
  readonly result: number;
  readonly mistakes: ReviewEstimate;
}

/** A day that is over. */
export interface PastDay {
  readonly date: string;
  readonly commitment: string;
  readonly secret: string;
  readonly points: number | null;
  readonly comparison: DayComparison;
  readonly replay: string | null;
}

/** A table, and your place at it. */
export interface Place {
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly owner: boolean;
  readonly rounds: readonly RoundInfo[];
  readonly lesson: boolean;
}

/** How many games a person played and won with a given number of players. */
export interface PlayersCount {
  readonly players: number;
  readonly games: number;
  readonly wins: number;
}

/** The chances before a decision, and the decision. The last entry is the end of the game and has no decision. */
export interface PlyReview {
  readonly ply: number;
  readonly round: number;
  readonly seat: number | null;
  readonly action: string | null;
  readonly chances: readonly number[];
  readonly errors: readonly number[];
  readonly known: readonly number[] | null;
}

/** A prediction, and how likely it was to be right by what the player could know. */
export interface PredictionReview {
  readonly ply: number;
  readonly round: number;
  readonly seat: number;
  readonly named: number;
  readonly believed: readonly number[];
  readonly right: boolean;
}

/** Why a request was refused. */
export interface Problem {
  readonly code: Code;
  readonly reason: string;
  readonly ply?: number;
  readonly choices?: readonly string[];
}

/** The hand that each choice at ply `ply` would lead to: the best rank in your cards right after the choice. Choices that do not change your cards, or change them by chance, are left out. `possible` has, for each seat, the points of the best rank that its hand can have by what you know: only in the Prediction phase, and only at a table with the memory aid. */
export interface Prospects {
  readonly type: "prospects";
  readonly ply: number;
  readonly ranks: { readonly [key: string]: Rank };
  readonly possible: readonly number[] | null;
}

/** The rank of a hand. Ranks compare by clause 8.6: the better hand is greater, and hands of one deal never tie. */
export interface Rank {
  readonly strength: number;
  readonly points: number;
  readonly name: string;
  readonly value: string | null;
  readonly suit: string | null;
}

/** A rank of a hand, by its points, and its probability. */
export interface RankChance {
  readonly points: number;
  readonly chance: number;
}

/** A sentence of the review without its words: the key of a message, and what the message is about. */
export interface Reason {
  readonly key: string;
  readonly other?: number | null;
  readonly named?: number | null;
  readonly cards?: readonly string[];
  readonly points?: number | null;
  readonly better?: number | null;
  readonly worse?: number | null;
}

/** The server refused the request, and nothing changed. Continue from `ply` and `choices`. */
export interface Refused {
  readonly type: "refused";
  readonly code: Code;
  readonly reason: string;
  readonly ply: number;
  readonly choices: readonly string[];
}

/** How a rematch may start. */
export interface RematchWishes {
  readonly without_absent?: boolean;
}

/** How a game ended. `by` says what decided it: "runes", "hand" (9.1), or "nobody" if there is no winner (9.3). */
export interface Result {
  readonly winner: number | null;
  readonly runes: readonly number[];
  readonly by: "hand" | "nobody" | "runes";
}

/** An estimate and its standard error. `low` and `high` bound the 95 % interval. */
export interface ReviewEstimate {
  readonly value: number;
  readonly error?: number;
}

/** The options of a reviewed game. */
export interface ReviewOptions {
  readonly players: number;
  readonly side: "A" | "B";
  readonly discard: "bending" | "closed" | "open";
  readonly heirs: boolean;
}

/** The parts of a game's review that are ready. Ask again until its status is "done". */
export interface ReviewState {
  readonly status: "done" | "running" | "waiting";
  readonly ahead: number;
  readonly progress: number;
  readonly plies: readonly number[];
  readonly review: GameReview | null;
}

/** How a round ended, for each seat: the points of the hand, the prediction and the total gain. */
export interface RoundInfo {
  readonly points: readonly number[];
  readonly best: number;
  readonly predictions: readonly number[];
  readonly gains: readonly number[];
}

/** How a round went, without the cards. */
export interface RoundScore {
  readonly right: boolean;
  readonly worst: "blunder" | "brilliant" | "good" | "inaccuracy" | "mistake" | null;
}

/** Chat or an emote. The text is plain text, never markup. */
export interface Said {
  readonly type: "said";
  readonly seat: number | null;
  readonly name: string;
  readonly text: string | null;
  readonly emote: Emote | null;
  readonly at: number;
}

/** Chat, or one of the fixed emotes. */
export interface Say {
  readonly type: "say";
  readonly text?: string | null;
  readonly emote?: Emote | null;
}

/** A seat of a table. */
export interface SeatInfo {
  readonly kind: "bot" | "free" | "person";
  readonly name: string | null;
  readonly level: string | null;
  readonly here: boolean;
  readonly contributed: boolean;
  readonly portrait?: Portrait;
}

/** The review of one seat. */
export interface SeatReview {
  readonly seat: number;
  readonly parts: Parts;
  readonly decisions: number;
  readonly marks: { readonly [key: string]: number };
  readonly accuracy?: ReviewEstimate | null;
  readonly causes?: readonly ("luck" | "others" | "own")[];
}

/** What is printed on the cards. */
export interface SheetInfo {
  readonly name: string;
  readonly digest: string;
  readonly suits: readonly string[];
  readonly cards: { readonly [key: string]: readonly CardEffect[] };
}

/** A card sheet that a table can have. Send its name and code as `sheet_name` and `sheet_code`. */
export interface SheetOffered {
  readonly name: string;
  readonly digest: string;
  readonly code: string;
}

/** Send all frames after ply `ply` again. */
export interface Since {
  readonly type: "since";
  readonly ply: number;
}

/** Your name and your portrait at the table. */
export interface Sitting {
  readonly name: string;
  readonly portrait?: Portrait | null;
}

/** Two seats to swap. */
export interface Swap {
  readonly one: number;
  readonly other: number;
}

/** What everybody may know about a table. */
export interface TableInfo {
  readonly id: string;
  readonly code: string | null;
  readonly version: number;
  readonly status: Status;
  readonly options: OptionsInfo;
  readonly clock: ClockName;
  readonly spectators: "none" | "open";
  readonly memory: boolean;
  readonly talk: boolean;
  readonly listed: boolean;
  readonly level: string;
  readonly seats: readonly SeatInfo[];
  readonly owner: number | null;
  readonly commitment: string;
  readonly result: Result | null;
  readonly rematch: readonly number[];
  readonly next: string | null;
  readonly created: number;
  readonly branch?: Branch;
  readonly hints?: number;
  readonly day?: string;
  readonly duplicate?: DuplicateTable;
}

/** The table changed: its seats, options or status, who is connected, or your seat. */
export interface TableNews {
  readonly type: "table";
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly owner: boolean;
}

/** Settings for a new table, or changes to them before the start. A missing field keeps its value. */
export interface TableSettings {
  readonly players?: number | null;
  readonly side?: "A" | "B" | null;
  readonly discard?: "bending" | "closed" | "open" | null;
  readonly heirs?: boolean | null;
  readonly sheet_name?: string | null;
  readonly sheet_code?: string | null;
  readonly clock?: ClockName | null;
  readonly spectators?: "none" | "open" | null;
  readonly memory?: boolean | null;
  readonly talk?: boolean | null;
  readonly listed?: boolean | null;
  readonly level?: string | null;
}

/** The present ply, at which you take back your last move. */
export interface TakeBack {
  readonly ply: number;
}

/** An action after which the others knew a hand much better. */
export interface Tell {
  readonly ply: number;
  readonly round: number;
  readonly seat: number;
  readonly phase: Phase;
  readonly action: string;
  readonly holder: number;
  readonly points: number;
  readonly before: number;
  readonly after: number;
}

/** Lets a program act for a person, with `Authorization: Bearer …`. Keep it secret: anyone who has it can do so. */
export interface Token {
  readonly token: string;
}

/** An answer to Hypnosis (5.6): the points of the rank, and the number of turns taken in the round before it. */
export interface Told {
  readonly points: number;
  readonly turn: number;
}

/** Take back your last action; `ply` is the present ply. */
export interface Undo {
  readonly type: "undo";
  readonly ply: number;
}

/** 8.3 to 8.9: how a round ended. Tuples have one entry per seat. */
export interface Unfolding {
  readonly round: number;
  readonly hands: readonly (readonly string[])[];
  readonly ranks: readonly Rank[];
  readonly points: readonly number[];
  readonly best: number;
  readonly predictions: readonly number[];
  readonly shares: readonly number[];
  readonly rune_cards: readonly number[];
  readonly gains: readonly number[];
  readonly runes: readonly number[];
  readonly pot_before: number;
  readonly pot: number;
}

/** Everything that this viewer may know: the library's view, and four fields at the end that the table adds. */
export interface View {
  readonly seat: number | null;
  readonly round: number;
  readonly turns: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly actors: readonly number[];
  readonly choices: readonly string[];
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
  readonly known: readonly (readonly string[])[] | null;
  readonly told: readonly (Told | null)[] | null;
  readonly rows: readonly [readonly (string | null)[], readonly (string | null)[]];
  readonly deck: number;
  readonly discard: number;
  readonly discard_top: string | null;
  readonly gone: readonly string[] | null;
  readonly unplaced: readonly string[] | null;
  readonly runes: readonly number[];
  readonly pot: number;
  readonly all_in: number | null;
  readonly played: string | null;
  readonly effect: string | null;
  readonly starred: boolean;
  readonly revealed: readonly (string | null)[];
  readonly target: string | null;
  readonly predicted: readonly boolean[];
  readonly predictions: readonly (number | null)[];
  readonly unfoldings: readonly Unfolding[];
  readonly result: Result | null;
  readonly rank: Rank | null;
  readonly hands: readonly (readonly string[])[] | null;
  readonly away: readonly boolean[];
  readonly banks: readonly number[] | null;
  readonly undo: boolean;
}

/** Ask which hand each of your choices at ply `ply` would lead to. */
export interface Weigh {
  readonly type: "weigh";
  readonly ply: number;
}

/** The answer to hello. Frames or a full view follow if the game has started. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly owner: boolean;
  readonly ply: number;
}

/** The operations of the HTTP interface: method, path, parameters, body and answer. */
export interface Operations {
  readonly day: {
    readonly method: "GET";
    readonly path: "/api/v1/daily";
    readonly answer: Day;
  };
  readonly play_day: {
    readonly method: "POST";
    readonly path: "/api/v1/daily";
    readonly body: DayGame;
    readonly answer: Place;
  };
  readonly past_day: {
    readonly method: "GET";
    readonly path: "/api/v1/daily/{date}";
    readonly answer: PastDay;
  };
  readonly open_duplicate: {
    readonly method: "POST";
    readonly path: "/api/v1/duplicates";
    readonly body: NewDuplicate;
    readonly answer: DuplicateState;
  };
  readonly duplicate: {
    readonly method: "GET";
    readonly path: "/api/v1/duplicates/{duplicate}";
    readonly answer: DuplicateState;
  };
  readonly end_duplicate: {
    readonly method: "POST";
    readonly path: "/api/v1/duplicates/{duplicate}/end";
    readonly body?: Nothing;
    readonly answer: DuplicateState;
  };
  readonly my_games: {
    readonly method: "GET";
    readonly path: "/api/v1/games";
    readonly query: { readonly before?: number; readonly limit?: number };
    readonly answer: Games;
  };
  readonly my_calibration: {
    readonly method: "GET";
    readonly path: "/api/v1/games/calibration";
    readonly answer: Calibration;
  };
  readonly my_numbers: {
    readonly method: "GET";
    readonly path: "/api/v1/games/numbers";
    readonly answer: Numbers;
  };
  readonly public_games: {
    readonly method: "GET";
    readonly path: "/api/v1/games/public";
    readonly query: { readonly before?: number; readonly limit?: number };
    readonly answer: Games;
  };
  readonly learn: {
    readonly method: "POST";
    readonly path: "/api/v1/lesson";
    readonly body: Sitting;
    readonly answer: Place;
  };
  readonly me: {
    readonly method: "GET";
    readonly path: "/api/v1/me";
    readonly answer: Me;
  };
  readonly options: {
    readonly method: "GET";
    readonly path: "/api/v1/options";
    readonly answer: OptionsOffered;
  };
  readonly play_now: {
    readonly method: "POST";
    readonly path: "/api/v1/play";
    readonly body: NewGame;
    readonly answer: Place;
  };
  readonly open_tables: {
    readonly method: "GET";
    readonly path: "/api/v1/tables";
    readonly answer: OpenTables;
  };
  readonly open_table: {
    readonly method: "POST";
    readonly path: "/api/v1/tables";
    readonly body: NewTable;
    readonly answer: Place;
  };
  readonly table: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}";
    readonly answer: Place;
  };
  readonly configure: {
    readonly method: "PATCH";
    readonly path: "/api/v1/tables/{key}";
    readonly body: TableSettings;
    readonly answer: Place;
  };
  readonly away: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/away";
    readonly body?: Nothing;
    readonly answer: Done;
  };
  readonly back: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/back";
    readonly body?: Nothing;
    readonly answer: Done;
  };
  readonly branch: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/branches";
    readonly body: NewBranch;
    readonly answer: Place;
  };
  readonly contribute: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/contribution";
    readonly body: Contribution;
    readonly answer: Done;
  };
  readonly frames: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}/frames";
    readonly query: { readonly since?: number; readonly eyes?: "own" | "spectator" | "0" | "1" | "2" | "3" | "4" | "open" };
    readonly answer: readonly Frame[];
  };
  readonly hint: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/hints";
    readonly body: HintWish;
    readonly answer: Hint;
  };
  readonly move: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/moves";
    readonly body: Move;
    readonly answer: Done;
  };
  readonly prospects: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}/prospects";
    readonly answer: Prospects;
  };
  readonly qr: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}/qr.svg";
    readonly answer: string;
  };
  readonly record: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}/record";
    readonly answer: string;
  };
  readonly rematch: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/rematch";
    readonly body?: RematchWishes;
    readonly answer: Place;
  };
  readonly decline_rematch: {
    readonly method: "DELETE";
    readonly path: "/api/v1/tables/{key}/rematch";
    readonly answer: Place;
  };
  readonly review: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}/review";
    readonly query: { readonly effort?: "quick" | "deep" };
    readonly answer: ReviewState;
  };
  readonly say: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/say";
    readonly body: Chat;
    readonly answer: Done;
  };
  readonly sit: {
    readonly method: "PUT";
    readonly path: "/api/v1/tables/{key}/seats/{seat}";
    readonly body: Sitting;
    readonly answer: Place;
  };
  readonly clear: {
    readonly method: "DELETE";
    readonly path: "/api/v1/tables/{key}/seats/{seat}";
    readonly answer: Place;
  };
  readonly seat_bot: {
    readonly method: "PUT";
    readonly path: "/api/v1/tables/{key}/seats/{seat}/bot";
    readonly body: BotChoice;
    readonly answer: Place;
  };
  readonly sheet: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}/sheet";
    readonly answer: SheetInfo;
  };
  readonly start: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/start";
    readonly body?: Nothing;
    readonly answer: Place;
  };
  readonly stream: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}/stream";
    readonly query: { readonly since?: number };
    readonly answer: string;
  };
  readonly swap: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/swap";
    readonly body: Swap;
    readonly answer: Place;
  };
  readonly undo: {
    readonly method: "POST";
    readonly path: "/api/v1/tables/{key}/undo";
    readonly body: TakeBack;
    readonly answer: Done;
  };
  readonly view: {
    readonly method: "GET";
    readonly path: "/api/v1/tables/{key}/view";
    readonly answer: Full;
  };
  readonly token: {
    readonly method: "POST";
    readonly path: "/api/v1/tokens";
    readonly body?: Nothing;
    readonly answer: Token;
  };
  readonly health: {
    readonly method: "GET";
    readonly path: "/health";
    readonly answer: Health;
  };
  readonly metrics: {
    readonly method: "GET";
    readonly path: "/metrics";
    readonly answer: string;
  };
  readonly ready: {
    readonly method: "GET";
    readonly path: "/ready";
    readonly answer: Health;
  };
}
