/**
 * Input: raw events of keyboard, gamepads and mouse, latched once per tick into the state of each player's pad. Device
 * threads report raw events; the game thread latches and reads.
 */
@NullMarked
package kodama.input;

import org.jspecify.annotations.NullMarked;
