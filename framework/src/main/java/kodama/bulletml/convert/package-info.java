/**
 * Writes BulletML files down in Lua, for who wants to go on with a pattern by hand.
 *
 * <p>Floor 9, for those who make games. Without state; for any thread.
 */
@NullMarked
package kodama.bulletml.convert;

import org.jspecify.annotations.NullMarked;
