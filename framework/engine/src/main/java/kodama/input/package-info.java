/**
 * What players do: raw events of keys, pads and mouse, latched once a tick into what each player holds. Device
 * threads write raw events; the game thread latches and reads.
 */
@NullMarked
package kodama.input;

import org.jspecify.annotations.NullMarked;
