/**
 * How shots move, as immutable values: made once for all shots of a call, and read by the pool, which keeps what
 * differs from shot to shot.
 *
 * <p>Any thread may use them.
 */
@NullMarked
package kodama.shot.motion;

import org.jspecify.annotations.NullMarked;
