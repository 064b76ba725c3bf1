/**
 * Plays BulletML: {@link kodama.bulletml.play.BarragePlay} runs the top actions of a file, tick by tick, and fires
 * into the pool; bullets with actions of their own are steered from then on.
 *
 * <p>Where the programs that play BulletML differ, {@code docs/guide/bulletml.md} says what is done here, and why.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.bulletml.play;

import org.jspecify.annotations.NullMarked;
