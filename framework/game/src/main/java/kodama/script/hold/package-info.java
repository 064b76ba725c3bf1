/**
 * Lines at which a game is held: expectations of scripts that are not met, conditions that came true.
 *
 * <p>Owned by the game thread. Who shows such a line, and lets the game go on, is a port.
 */
@NullMarked
package kodama.script.hold;

import org.jspecify.annotations.NullMarked;
