/**
 * One part of the framework by itself: drawing, shots, tasks, pacing.
 *
 * <p>Each class is a {@link kodama.bench.Bench}; it makes what it measures, and nothing else of a game.
 */
@NullMarked
package kodama.bench.part;

import org.jspecify.annotations.NullMarked;
