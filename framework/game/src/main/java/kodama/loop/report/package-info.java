/**
 * What a start or a reset took, and what has not ended though it should have.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.loop.report;

import org.jspecify.annotations.NullMarked;
