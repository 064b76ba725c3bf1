/**
 * Writes class files: constant pool, fields, methods made of Java instructions. Reads what they declare.
 *
 * <p>Floor 0; knows nothing of Lua. Only what the translation of scripts and the door to Java need, since the library
 * that would do it costs more than it saves. Follows the Java Virtual Machine Specification, chapters 4 and 6.
 */
@NullMarked
package kodama.lua.classfile;

import org.jspecify.annotations.NullMarked;
