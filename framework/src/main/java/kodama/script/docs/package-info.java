/**
 * The reference of Lua modules, and the definitions from which editors complete their names.
 *
 * <p>Floor 5. Needs no game and no machine: everything is written from what the modules' classes say.
 */
@NullMarked
package kodama.script.docs;

import org.jspecify.annotations.NullMarked;
