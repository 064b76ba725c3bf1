/**
 * How late a key and the first picture of a game are seen, by the player who sits before the screen.
 *
 * <p>A game plays in a process of its own; this one only starts it, presses a key and looks at the screen.
 */
@NullMarked
package kodama.bench.latency;

import org.jspecify.annotations.NullMarked;
