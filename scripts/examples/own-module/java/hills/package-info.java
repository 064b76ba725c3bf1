/** A Lua module written in Java, for the example own-module. */
package hills;
