/**
 * Translates hot Lua functions to Java classes that do the same without dispatch: registers are local variables,
 * numbers are unboxed where possible, and calls use the Java stack. {@link kodama.lua.translate.Translation} describes
 * the steps.
 *
 * <p>{@code kodama.lua} decides when to translate, and has the routines that translated code calls. For everything
 * else, translated code takes a side exit to the interpreter: it saves its registers, records where it was, and returns
 * a sentinel, at which its caller does the same. So call frames are only made for yields, errors and the debugger.
 * docs/inside.md shows a function and its class.
 */
@NullMarked
package kodama.lua.translate;

import org.jspecify.annotations.NullMarked;
