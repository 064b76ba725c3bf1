/**
 * The reference of Lua modules, and the definitions from which editors complete their names.
 *
 * <p>Needs no game and no machine: everything is written from what the modules' classes say.
 */
@NullMarked
package kodama.script.docs;

import org.jspecify.annotations.NullMarked;
