package kodama.lua.bind;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes the methods of a class the functions of a Lua module, those that carry {@link LuaFunction} and
 * {@link LuaField}.
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
 * <p>Reference, definitions for editors and the check of arguments all come from these annotations.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface LuaModule {
    /**
     * The global table that has the functions.
     *
     * @return its name; empty for functions that are globals themselves
     */
    String name();

    /**
     * What the module is for.
     *
     * @return a sentence or two; empty for a class whose functions stand behind those of another, see {@link Module#of}
     */
    String doc() default "";

    /**
     * The module's heading in the reference.
     *
     * @return empty for its name
     */
    String title() default "";

    /**
     * Whether the functions are methods of some tables, called with a colon; then {@link #name} is only a word for
     * them.
     */
    boolean methods() default false;

    /**
     * What signatures call tables with these methods.
     *
     * @return such as {@code Task}; empty if they are no methods
     */
    String type() default "";

    /**
     * Names that some look for in this module, and where they are to be found.
     *
     * @return none, unless said
     */
    Elsewhere[] elsewhere() default {};

    /** A name that is not in this module. */
    @interface Elsewhere {
        /** What some look for. */
        String name();

        /**
         * What is to be written instead.
         *
         * @return a piece of Lua
         */
        String write();
    }
}
