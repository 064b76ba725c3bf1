/**
 * Colors and effects as scripts and {@code game.lua} write them.
 */
@NullMarked
package kodama.script.look;

import org.jspecify.annotations.NullMarked;
