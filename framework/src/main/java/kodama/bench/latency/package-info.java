/**
 * How late a key is seen, by the player who sits before the screen.
 *
 * <p>Floor 10. A game plays in a process of its own; this one only presses a key and looks at the screen.
 */
@NullMarked
package kodama.bench.latency;

import org.jspecify.annotations.NullMarked;
