/** Recording and repeating runs: the state of a world, as a hash and as a snapshot. */
@NullMarked
package kodama.loop.replay;

import org.jspecify.annotations.NullMarked;
