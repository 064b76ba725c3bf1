package kodama.lua.bind;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Makes a method without parameters a field of a Lua module, which is read again each time and cannot be assigned. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface LuaField {
    /**
     * The field's name and type.
     *
     * @return a text such as {@code width: integer}
     */
    String value();

    /**
     * What the field tells.
     *
     * @return a sentence
     */
    String doc();
}
