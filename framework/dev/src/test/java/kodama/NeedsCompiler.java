package kodama;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.condition.EnabledIf;

/** A test that compiles Java sources; a JRE has no compiler. */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(value = "kodama.NeedsCompiler$Java#hasCompiler", disabledReason = "this Java has no compiler")
public @interface NeedsCompiler {
    /** The running Java. */
    final class Java {
        private Java() {}

        static boolean hasCompiler() {
            return ToolProvider.getSystemJavaCompiler() != null;
        }
    }
}
