package kodama.lua.bind;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method a Lua function. The method is not private, and has a Java parameter for each Lua one:
 *
 * <table>
 * <caption>What a method can take</caption>
 * <tr><th>in the signature</th><th>in Java</th></tr>
 * <tr><td>number</td><td>double</td></tr>
 * <tr><td>integer</td><td>int, double</td></tr>
 * <tr><td>boolean</td><td>boolean</td></tr>
 * <tr><td>string, "left"|"right"</td><td>String</td></tr>
 * <tr><td>table, FireOptions, number[]</td><td>{@link Table}</td></tr>
 * <tr><td>function, userdata, any, several types</td><td>{@link Value}, which takes all others, too</td></tr>
 * <tr><td>...</td><td>{@link Values}</td></tr>
 * </table>
 *
 * <p>{@link Signature} and {@link TypeDoc} say how the line is written. An optional parameter, {@code x?: number}, has
 * a default, {@code x?: number = 1}, or is a String, Table or Value, which then is null or nil.
 *
 * <p>A method that returns {@link Step} may wait or call scripts, and may have a parameter of type {@link
 * kodama.lua.Coroutine} before all others: the coroutine that calls.
 *
 * <p>It returns nothing, one of these types, any other object, which becomes a userdata, or null for nil. An {@link
 * IllegalArgumentException} or {@link IllegalStateException} becomes a Lua error that begins with the function's name;
 * so does any other exception of Java's, with its class.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface LuaFunction {
    /**
     * How the function is called.
     *
     * @return a line such as {@code rect(x: number, y: number, color?: integer = 0) -> boolean}
     */
    String value();

    /**
     * What the function does.
     *
     * @return a sentence or more; may name units, bounds and errors
     */
    String doc();

    /**
     * Whether the task that calls the function may have to wait, by the function itself and not by another that it is
     * given. It tells those who look at scripts without running them.
     *
     * @return true if it may; then it returns {@link Step}s
     */
    boolean waits() default false;
}
