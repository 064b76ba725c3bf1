/**
 * Java classes that a game brings along, found and made by name; those among them that are Lua modules.
 *
 * <p>Knows no tasks: what asks for a class says what it has to be.
 */
@NullMarked
package kodama.script.java;

import org.jspecify.annotations.NullMarked;
