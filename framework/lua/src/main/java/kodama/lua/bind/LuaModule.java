package kodama.lua.bind;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a class a Lua module. Its methods with {@link LuaFunction} and {@link LuaField} become functions and fields.
 *
 * <pre>{@code
 * @LuaModule(name = "dice", doc = "Dice of any size.")
 * public final class Dice {
 *     @LuaFunction(
 *             value = "roll(sides: integer, times?: integer = 1) -> integer",
 *             doc = "Returns the sum of some rolls.")
 *     int roll(int sides, int times) { ... }
 * }
 * }</pre>
 *
 * <p>Reference, editor definitions and argument checks are all made from these annotations.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface LuaModule {
    /**
     * The global table with the functions.
     *
     * @return its name; empty for functions that are globals
     */
    String name();

    /**
     * Description of the module.
     *
     * @return one or two sentences; empty for a class that adds functions to another one's, see {@link Module#of}
     */
    String doc() default "";

    /**
     * The module's heading in the reference.
     *
     * @return the heading; empty (the default) for its name
     */
    String title() default "";

    /**
     * Whether the functions are methods of tables, called with a colon; {@link #name} is then only used in messages.
     */
    boolean methods() default false;

    /**
     * The type name of tables with these methods.
     *
     * @return such as {@code Task}; empty (the default) if they are not methods
     */
    String type() default "";

    /**
     * Names that users may look for in this module, and replacements for them.
     *
     * @return none by default
     */
    Elsewhere[] elsewhere() default {};

    /** A name that is not in this module. */
    @interface Elsewhere {
        /** The name. */
        String name();

        /**
         * The replacement.
         *
         * @return a piece of Lua code
         */
        String write();
    }
}
