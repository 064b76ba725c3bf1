/**
 * Whole games: their frames, resets and what these leave, the loading mark, starts.
 *
 * <p>The game played, if no other is named, lies beside these classes; its scripts are in {@code scripts/bench}.
 */
@NullMarked
package kodama.bench.game;

import org.jspecify.annotations.NullMarked;
