/**
 * Patterns: trees of shapes, such as a ring of fans, that say where each shot of many begins and where it flies.
 *
 * <p>A {@link kodama.shot.pattern.Pattern} is a shape, how its places differ, and what stands at each of them: a shot,
 * or another pattern. It tells a {@link kodama.shot.pattern.ShotSink} of one shot after the other and knows nothing of
 * what is made of them.
 *
 * <p>Immutable, so any thread may read them; a sink is called by the thread that fires.
 */
@NullMarked
package kodama.shot.pattern;

import org.jspecify.annotations.NullMarked;
