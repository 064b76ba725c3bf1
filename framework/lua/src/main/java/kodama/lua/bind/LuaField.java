package kodama.lua.bind;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Makes a method without parameters a read-only field of a Lua module. The method is called at each read. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface LuaField {
    /**
     * The field's name and type.
     *
     * @return such as {@code width: integer}
     */
    String value();

    /**
     * Description of the field.
     *
     * @return a sentence
     */
    String doc();
}
