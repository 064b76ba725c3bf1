package kodama.lua.bind;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method a Lua function. The method must not be private, and has one Java parameter for each Lua parameter:
 *
 * <table>
 * <caption>Parameter types</caption>
 * <tr><th>in the signature</th><th>in Java</th></tr>
 * <tr><td>number</td><td>double</td></tr>
 * <tr><td>integer</td><td>int, double</td></tr>
 * <tr><td>boolean</td><td>boolean</td></tr>
 * <tr><td>string, "left"|"right"</td><td>String</td></tr>
 * <tr><td>table, FireOptions, number[]</td><td>{@link Table}</td></tr>
 * <tr><td>function, userdata, any, several types</td><td>{@link Value}, which also accepts all others</td></tr>
 * <tr><td>...</td><td>{@link Values}</td></tr>
 * </table>
 *
 * <p>{@link Signature} and {@link TypeDoc} describe the syntax of signatures. An optional parameter, {@code x?:
 * number}, either has a default, {@code x?: number = 1}, or is a String, Table or Value, which is null or nil if it is
 * not given.
 *
 * <p>A method that returns {@link Step} may wait or call scripts, and may have a parameter of type {@link
 * kodama.lua.Coroutine} before all others, for the calling coroutine.
 *
 * <p>A method returns void, one of these types, another object, which becomes a userdata, or null for nil. An {@link
 * IllegalArgumentException} or {@link IllegalStateException} becomes a Lua error that begins with the function's name;
 * so does any other exception of the JDK, with its class.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface LuaFunction {
    /**
     * The function's signature.
     *
     * @return such as {@code rect(x: number, y: number, color?: integer = 0) -> boolean}
     */
    String value();

    /**
     * Description of the function.
     *
     * @return one or more sentences, with units, ranges and errors
     */
    String doc();

    /**
     * Whether the function itself, not a function passed to it, may make the calling task wait. For tools that read
     * scripts without running them.
     *
     * @return true if it may; then it returns {@link Step}s
     */
    boolean waits() default false;
}
